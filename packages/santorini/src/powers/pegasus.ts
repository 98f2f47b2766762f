import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { EVERYWHERE } from '../squares.ts';

/** May move up any number of levels, but wins only from the second to the third. */
export const pegasus: Differences = {
  lifts: () => EVERYWHERE,
  leans: STEPS_ALONE,
};
