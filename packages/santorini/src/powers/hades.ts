import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';

/** Opponents' workers cannot move down. */
export const hades: Differences = {
  bars: (t, _law, from) => t.below(from),
  hampers: STEPS_ALONE,
};
