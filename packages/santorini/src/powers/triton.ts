import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { EVERYWHERE, PERIMETER } from '../squares.ts';

/** Each time the worker moves into a perimeter square it may move again. */
export const triton: Differences = {
  again: (t) => ((PERIMETER & (1 << t.ended)) !== 0 ? EVERYWHERE : 0),
  leans: STEPS_ALONE,
};
