import type { Differences } from '../power.ts';
import { PERIMETER } from '../squares.ts';

/** Each time the worker moves into a perimeter square it may move again. */
export const triton: Differences = {
  again: (t, can) => ((PERIMETER & (1 << t.at)) !== 0 ? can : 0),
};
