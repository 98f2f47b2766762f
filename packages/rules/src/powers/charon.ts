import { ferriable } from '../ferrying.ts';
import type { Differences } from '../power.ts';
import { STEPS_ALONE } from '../win-supports.ts';

/** Before moving, the worker may force an opponent's worker beside it to the free square straight across. */
export const charon: Differences = {
  ferries: ferriable,
  leans: STEPS_ALONE,
};
