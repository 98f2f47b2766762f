import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { SWAP } from '../steps.ts';

/** May step into an opponent's square; that worker is forced to the square just left. */
export const apollo: Differences = {
  enters: (t) => t.others,
  displaces: SWAP,
  leans: STEPS_ALONE,
};
