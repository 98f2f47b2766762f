import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { EVERYWHERE, PERIMETER } from '../squares.ts';

/** Each time the worker moves into a perimeter square it may move again. */
export const triton: Differences = {
  move: { again: (t) => ((PERIMETER & (1 << t.ended)) !== 0 ? EVERYWHERE : 0) },
  search: { leans: STEPS_ALONE },
};
