import type { GOLDEN_FLEECE_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The Golden Fleece gods. */
export const goldenFleeceTrials: TrialTextsOf<typeof GOLDEN_FLEECE_IDS> = {
  aeolus: {
    task: 'Mueve y construye, y luego bloquea el norte. Juega con el azul e intenta subir de D2 a D3.',
    notice: 'Mientras sopla el viento, nadie puede moverse en esa dirección; tú tampoco.',
  },
  charybdis: {
    task: 'Entra desde A3 en el remolino de B4.',
    notice: 'Te lleva al otro remolino, en D2, dos niveles más arriba, y construyes desde allí.',
  },
  clio: {
    task: 'Mueve B2 a B3 y construye en C3. Después juega con el azul e intenta entrar en C3 desde D3.',
    notice: 'Tu bloque lleva una moneda: para los rivales es como una cúpula.',
  },
  'europa-and-talus': {
    task: 'Mueve B2 a B3, construye y pon a Talos en C3. Después juega con el azul e intenta subir ahí.',
    notice: 'Talos cierra su casilla a todos hasta que lo muevas.',
  },
  gaea: {
    task: 'Mueve C2 a C3 y construye la cúpula en D4. Después trae un obrero a E5.',
    notice: 'Una cúpula te trae un obrero nuevo, en el suelo junto a ella.',
  },
  graeae: {
    task: 'Mueve A1 a A2 y construye en D4.',
    notice: 'El obrero que se mueve nunca construye: lo ha hecho C3, lejos de A2.',
  },
  hades: {
    task: 'Intenta bajar desde B3, por ejemplo a B2.',
    notice: 'Contra Hades nadie puede bajar. A B4, del mismo nivel, sí puedes ir.',
  },
  harpies: {
    task: 'Da un paso de A3 a B3.',
    notice: 'El viento te arrastra hacia el este hasta que E3, más alta, te frena; construyes desde D3.',
  },
  hecate: {
    task: 'Los obreros de Hécate están ocultos. Mueve B2 a C3, donde está uno de ellos.',
    notice: 'Has chocado con ella: tu movimiento se deshace y tu turno acaba sin construir.',
  },
  moerae: {
    task: 'Sube de B2 a C3, en el nivel 3.',
    notice: 'C3 es una casilla secreta del destino: ahí habrías ganado, así que ganan las Moiras.',
  },
  nemesis: {
    task: 'Mueve A2 a A3 y construye. Después intercambia A3 y B1 con D4 y E4.',
    notice: 'No había ningún rival junto a ti, así que ocupas sus sitios en el nivel 2.',
  },
  siren: {
    task: 'No te muevas: desplaza al azul de C3 a B3, hacia donde apunta tu flecha, y construye.',
    notice:
      'El canto arrastra a los rivales una casilla al oeste y los baja de su torre. Tus obreros no se mueven.',
  },
  tartarus: {
    task: 'Solo el azul sabe dónde está el abismo. Mueve B2 a C3.',
    notice: 'C3 es el abismo: quien entra pierde en el acto.',
  },
  terpsichore: {
    task: 'Mueve B2 a B3 y D2 a D3. Después construye con los dos, en B4 y en D4.',
    notice: 'Todos tus obreros se mueven y luego todos construyen. Nadie se queda sin bailar.',
  },
  urania: {
    task: 'Pasa de A3 a E3 cruzando el borde.',
    notice: 'Para ti los bordes opuestos están unidos, al mover y al construir.',
  },
};
