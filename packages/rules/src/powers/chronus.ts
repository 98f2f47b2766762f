import type { Differences } from '../power.ts';
import { COMPLETED } from '../steps.ts';
import { STEPS_ALONE } from '../win-supports.ts';

/** Also wins as soon as five complete towers stand, whoever built them. */
export const chronus: Differences = {
  players: [2],
  watches: COMPLETED,
  claims: (t) => t.completeTowers >= 5,
  leans: STEPS_ALONE,
};
