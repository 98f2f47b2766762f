import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { SWAP } from '../steps.ts';

/** May step into an opponent's square; that worker is forced to the square just left. */
export const apollo: Differences = {
  move: { enters: { squares: (t) => t.others, by: SWAP } },
  search: { leans: STEPS_ALONE },
};
