import type { Differences } from '../power.ts';
import { STEPS_ALONE } from '../win-supports.ts';

/** Opponents' workers cannot move down. */
export const hades: Differences = {
  bars: (t, _law, from) => t.below(from),
  hampers: STEPS_ALONE,
};
