import { ferriable } from '../ferrying.ts';
import type { Differences } from '../power.ts';

/** Before moving, the worker may force an opponent's worker beside it to the free square straight across. */
export const charon: Differences = {
  ferries: ferriable,
};
