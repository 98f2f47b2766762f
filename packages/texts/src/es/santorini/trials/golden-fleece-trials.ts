import type { GOLDEN_FLEECE_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The Golden Fleece gods. */
export const goldenFleeceTrials: TrialTextsOf<typeof GOLDEN_FLEECE_IDS> = {
  aeolus: {
    task: 'Mueve y construye, y luego cierra el norte. Juega con azul e intenta subir de D2 a D3.',
    notice: 'Nadie puede moverse en esa dirección mientras sopla el viento, tú tampoco.',
  },
  charybdis: {
    task: 'Entra desde A3 en el remolino de B4.',
    notice: 'Te lleva al otro remolino, en D2, dos niveles más arriba, y construyes allí.',
  },
  clio: {
    task: 'Mueve B2 a B3 y construye en C3. Después juega con azul e intenta entrar en C3 desde D3.',
    notice: 'Tu bloque lleva una moneda: para los rivales está cerrado como por una cúpula.',
  },
  'europa-and-talus': {
    task: 'Mueve B2 a B3, construye y pon a Talos en C3. Después juega con azul e intenta subir ahí.',
    notice: 'Talos cierra su casilla a todo el mundo hasta que lo muevas.',
  },
  gaea: {
    task: 'Mueve C2 a C3 y construye la cúpula en D4. Después llama a un obrero a E5.',
    notice: 'Una cúpula despierta tu reserva: un obrero nuevo brota en el suelo junto a ella.',
  },
  graeae: {
    task: 'Mueve A1 a A2 y construye en D4.',
    notice: 'El obrero que se mueve nunca construye: lo ha hecho C3, lejos de A2.',
  },
  hades: {
    task: 'Intenta bajar desde B3, por ejemplo a B2.',
    notice: 'Contra Hades nadie puede bajar. B4, al mismo nivel, sí está abierta.',
  },
  harpies: {
    task: 'Da un paso de A3 a B3.',
    notice: 'El vuelo te arrastra hacia el este hasta que E3, más alta, te frena; construyes desde D3.',
  },
  hecate: {
    task: 'Los obreros de Hécate están ocultos. Mueve B2 a C3, donde está uno de ellos.',
    notice: 'Has chocado con ella: el paso se deshace y tu turno acaba sin construir.',
  },
  moerae: {
    task: 'Sube de B2 a C3, en el nivel 3.',
    notice: 'C3 es una casilla secreta del destino: ahí ganarías, así que ganan las Moiras.',
  },
  nemesis: {
    task: 'Mueve A2 a A3 y construye. Después cambia A3 y B1 de sitio con D4 y E4.',
    notice: 'No había nadie junto a ti, y por eso ocupas sus sitios en el nivel 2.',
  },
  siren: {
    task: 'No te muevas: lleva a azul de C3 a B3 siguiendo tu flecha y construye.',
    notice:
      'El canto arrastra a los rivales una casilla al oeste y los baja de su torre. Ninguno de los tuyos se mueve.',
  },
  tartarus: {
    task: 'Solo azul sabe dónde está el abismo. Mueve B2 a C3.',
    notice: 'C3 es el abismo: quien llega ahí pierde al momento.',
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
