import type { SECOND_EDITION_IDS } from '@thera/santorini';
import type { TrialTextsOf } from '../../../santorini/pages/trials-text.ts';

/** The powers of the second edition. */
export const secondEditionTrials: TrialTextsOf<typeof SECOND_EDITION_IDS> = {
  'apollo-2e': {
    task: 'Mueve B2 a C3, donde está el azul, a tu nivel.',
    notice: 'Cambiáis de sitio. En la segunda edición no puedes cambiarte con quien está más alto.',
  },
  'charon-2e': {
    task: 'No te muevas: lleva al azul de C4 a C2, al otro lado, y construye en C4.',
    notice: 'El viaje sustituye a tu movimiento. La casilla que deja el azul queda libre para construir.',
  },
  nike: {
    task: 'Baja de B3 a B2 y construye. Después juega con el azul e intenta subir de D3 a D4.',
    notice: 'Como has bajado, el azul no puede subir en su próximo turno.',
  },
  stymphalians: {
    task: 'Vuela de A1 a B2 y sigue hasta C3; luego construye.',
    notice: 'Das dos o tres pasos, y no puedes acabar junto a la casilla de salida.',
  },
};
