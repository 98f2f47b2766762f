import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';

/** Opponents' workers cannot move down. */
export const hades: Differences = {
  laws: { bars: (t, _law, from) => t.below(from) },
  search: { hampers: STEPS_ALONE },
};
