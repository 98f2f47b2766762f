import type { HERO_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The heroes. */
export const heroTrials: TrialTextsOf<typeof HERO_IDS> = {
  achilles: {
    task: 'Construye en C3 con B3 y sube ahí.',
    notice: 'Has puesto el tercer nivel y lo has subido en el mismo turno. Solo vale una vez por partida.',
  },
  adonis: {
    task: 'Mueve B2 a B3, construye y elige a B3 y C4. Después juega con azul e intenta huir de C4 a D5.',
    notice: 'Tras el turno de azul los dos deben ser vecinos, si es posible.',
  },
  atalanta: {
    task: 'Corre desde A1 escalera arriba: B2, C3, D4.',
    notice: 'Una vez por partida tu obrero sigue todo lo que quieras, paso a paso.',
  },
  bellerophon: {
    task: 'Vuela desde B2, en el nivel 1, hasta C3.',
    notice: 'Una vez por partida puedes subir dos niveles, y desde el nivel 1 eso gana.',
  },
  heracles: {
    task: 'Mueve C2 a C3. En vez de construir, pon cúpulas en B4, C4 y B2.',
    notice: 'Una vez por partida cierras tantas casillas junto a tus obreros como quieras.',
  },
  jason: {
    task: 'Llama a tu tercer obrero a A1, muévelo a A2 y construye.',
    notice: 'Una vez por partida un obrero llega al borde, en el suelo, y juega tu turno.',
  },
  medea: {
    task: 'Mueve B1 a B2 y construye. Después quita todos los bloques bajo azul en C3.',
    notice: 'Azul baja hasta el suelo, lejos del nivel 3. Solo vale una vez por partida.',
  },
  odysseus: {
    task: 'Envía a C4 y a D2 a esquinas del tablero. Después juega tu turno.',
    notice: 'Una vez por partida apartas a todos los rivales vecinos antes de mover.',
  },
  polyphemus: {
    task: 'Mueve B1 y construye. Después pon cúpulas en E5 y D4, bien lejos.',
    notice: 'Una vez por partida hasta dos cúpulas van a cualquier sitio y a cualquier altura.',
  },
  theseus: {
    task: 'Mueve C1 a C2 y construye. Después elimina a azul, en D3.',
    notice: 'Estaba junto a ti y justo dos niveles más arriba. Solo vale una vez por partida.',
  },
};
