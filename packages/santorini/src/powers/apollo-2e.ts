import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { SWAP } from '../steps.ts';

/** May step into the square of an opponent's worker that does not stand higher; the two swap. */
export const apollo2e: Differences = {
  players: [2],
  enters: (t, from) => t.others & ~t.above(from),
  displaces: SWAP,
  leans: STEPS_ALONE,
};
