import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { ferriable } from '../power-parts/ferrying.ts';

/** Before moving, the worker may force an opponent's worker beside it to the free square straight across. */
export const charon: Differences = {
  move: { ferries: ferriable },
  search: { leans: STEPS_ALONE },
};
