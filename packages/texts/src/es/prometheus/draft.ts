import type { DraftText } from '../../prometheus/draft-text.ts';
import { a, counted } from './grammar.ts';

/** Choosing an army, and placing units and tokens. */
export const draft: DraftText = {
  title: 'Elige tu ejército',
  pointsLeft: (left, of) => `Te quedan ${left} de ${of} puntos`,
  recruitFor: (unit, points) => `Reclutar ${a(unit)} por ${points}`,
  price: (points) => counted(points, 'punto'),
  yours: 'Tuyo',
  taken: 'Elegido',
  tooDear: 'Demasiado caro',
  meantFor: (unit, map) => `${unit} (${map})`,
  place: {
    layNet: 'Red',
    layLure: 'Señuelo',
    scatter: 'Repartir el resto',
  },
};
