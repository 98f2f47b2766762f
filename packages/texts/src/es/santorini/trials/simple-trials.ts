import type { SIMPLE_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The ten simple powers. */
export const simpleTrials: TrialTextsOf<typeof SIMPLE_IDS> = {
  apollo: {
    task: 'Mueve C2 a C3, donde está el azul.',
    notice: 'Cambiáis de sitio: tú subes, y el azul baja desplazado a la casilla que dejas.',
  },
  artemis: {
    task: 'Mueve B2 a C3 y, sin parar, a D4.',
    notice: 'Dos movimientos en un turno y dos subidas: del nivel 1 al nivel 3.',
  },
  athena: {
    task: 'Sube con B2 a B3 y construye. Después juega con el azul e intenta subir de D3 a D4.',
    notice: 'Como tú has subido, nadie más puede hacerlo hasta tu próximo turno.',
  },
  atlas: {
    task: 'Mueve D2 a D3 y pon una cúpula en C4 antes de que suba el azul.',
    notice: 'La torre solo tiene dos bloques y, aun así, queda cerrada para siempre.',
  },
  demeter: {
    task: 'Mueve C2 a C3, construye en B4 y después también en D4.',
    notice: 'La segunda vez construyes en otra casilla; también puedes terminar sin hacerlo.',
  },
  hephaestus: {
    task: 'Mueve C2 a C3 y construye dos veces en D4.',
    notice: 'Del suelo al nivel 2 en un solo turno. El segundo bloque va sobre el primero.',
  },
  hermes: {
    task: 'Camina por el borde de A1 a A5, casilla a casilla, y construye en B5.',
    notice: 'Puedes caminar cuanto quieras sin cambiar de nivel, pero no subir ni bajar.',
  },
  minotaur: {
    task: 'Embiste desde C2 hasta C3.',
    notice: 'Empujas al azul en línea recta, incluso dos niveles más arriba. Tú subes un nivel como mucho.',
  },
  pan: {
    task: 'Salta desde B3, en el nivel 2, hasta el suelo.',
    notice: 'Bajar dos niveles en un movimiento gana la partida. Un paso a C3, en el nivel 1, no ganaría.',
  },
  prometheus: {
    task: 'Construye primero en C3, luego mueve C2 a D2 y construye otra vez en C3.',
    notice: 'C3 llega al nivel 3 en un turno. Si construyes primero, no puedes subir.',
  },
};
