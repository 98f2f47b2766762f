import type { Differences } from '../power.ts';
import { INTERIOR } from '../squares.ts';

/** May build once more, not on the perimeter. */
export const hestia: Differences = {
  builds: () => 2,
  more: (_t, can) => can & INTERIOR,
  commutes: INTERIOR,
};
