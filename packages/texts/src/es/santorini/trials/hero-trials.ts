import type { HERO_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The heroes. */
export const heroTrials: TrialTextsOf<typeof HERO_IDS> = {
  achilles: {
    task: 'Construye en C3 con B3 y sube ahí.',
    notice:
      'Has construido el tercer nivel y has subido a él en el mismo turno. Solo vale una vez por partida.',
  },
  adonis: {
    task: 'Mueve B2 a B3, construye y elige B3 y C4. Después juega con el azul e intenta huir de C4 a D5.',
    notice: 'Tras el turno del azul, los dos deben estar uno junto a otro, si es posible.',
  },
  atalanta: {
    task: 'Corre desde A1 escalera arriba: B2, C3, D4.',
    notice: 'Una vez por partida, tu obrero puede seguir cuanto quieras, paso a paso.',
  },
  bellerophon: {
    task: 'Vuela desde B2, en el nivel 1, hasta C3.',
    notice: 'Una vez por partida puedes subir dos niveles, y desde el nivel 1 así ganas.',
  },
  heracles: {
    task: 'Mueve C2 a C3. En vez de construir, pon cúpulas en B4, C4 y B2.',
    notice: 'Una vez por partida puedes poner cúpulas en tantas casillas junto a tus obreros como quieras.',
  },
  jason: {
    task: 'Trae tu tercer obrero a A1, muévelo a A2 y construye.',
    notice: 'Una vez por partida traes un obrero al borde, en el suelo, y juega tu turno.',
  },
  medea: {
    task: 'Mueve B1 a B2 y construye. Después quita todos los bloques que tiene debajo el azul de C3.',
    notice: 'El azul baja hasta el suelo, lejos del nivel 3. Solo vale una vez por partida.',
  },
  odysseus: {
    task: 'Envía C4 y D2 a esquinas del tablero. Después juega tu turno.',
    notice: 'Una vez por partida, antes de mover, puedes enviar a esquinas libres a los rivales vecinos.',
  },
  polyphemus: {
    task: 'Mueve B1 y construye. Después pon cúpulas en E5 y D4, bien lejos.',
    notice: 'Una vez por partida puedes poner hasta dos cúpulas donde quieras, a cualquier altura.',
  },
  theseus: {
    task: 'Mueve C1 a C2 y construye. Después retira al azul de D3.',
    notice: 'Estaba junto a ti y justo dos niveles más arriba. Solo vale una vez por partida.',
  },
};
