import type { Differences } from '../power.ts';
import { PERIMETER } from '../squares.ts';

/** Opponents cannot win by moving into a perimeter square. */
export const hera: Differences = {
  vetoes: PERIMETER,
};
