import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { SWAP } from '../steps.ts';

/** May step into the square of an opponent's worker that does not stand higher; the two swap. */
export const apollo2e: Differences = {
  card: { players: [2] },
  move: { enters: { squares: (t, from) => t.others & ~t.above(from), by: SWAP } },
  search: { leans: STEPS_ALONE },
};
