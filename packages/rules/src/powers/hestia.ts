import type { Differences } from '../power.ts';
import { INTERIOR } from '../squares.ts';

/** May build once more, not on the perimeter. */
export const hestia: Differences = {
  more: (t, can) => (t.builds < 2 ? can & INTERIOR : 0),
  commutes: INTERIOR,
};
