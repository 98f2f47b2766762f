import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { EVERYWHERE } from '../squares.ts';

/** May move up any number of levels, but wins only from the second to the third. */
export const pegasus: Differences = {
  move: { lifts: () => EVERYWHERE },
  search: { leans: STEPS_ALONE },
};
