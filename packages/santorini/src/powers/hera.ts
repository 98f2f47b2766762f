import type { Differences } from '../differences.ts';
import { PERIMETER } from '../squares.ts';

/** Opponents cannot win by moving into a perimeter square. */
export const hera: Differences = {
  laws: { vetoes: PERIMETER },
};
