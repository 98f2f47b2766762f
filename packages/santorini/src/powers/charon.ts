import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { ferriable } from '../power-parts/ferrying.ts';

/** Before moving, the worker may force an opponent's worker beside it to the free square straight across. */
export const charon: Differences = {
  ferries: ferriable,
  leans: STEPS_ALONE,
};
