import type { Differences } from '../power.ts';
import { EVERYWHERE, PERIMETER } from '../squares.ts';

/** Each time the worker moves into a perimeter square it may move again. */
export const triton: Differences = {
  again: (t) => ((PERIMETER & (1 << t.ended)) !== 0 ? EVERYWHERE : 0),
};
