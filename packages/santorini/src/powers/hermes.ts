import type { Differences } from '../differences.ts';
import { walk } from '../generator/acting.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';

/** Workers that stay on their level move any number of times, even none, and either builds. */
export const hermes: Differences = {
  turn: { instead: { takes: walk, walks: true } },
  move: { may: (t, from) => t.above(from) | t.below(from) },
  search: { winsPlainly: true, leans: STEPS_ALONE },
};
