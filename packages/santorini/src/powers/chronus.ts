import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { count } from '../squares.ts';
import { COMPLETED } from '../steps.ts';

const TOWERS = 5;

/** Also wins as soon as five complete towers stand, whoever built them. */
export const chronus: Differences = {
  players: [2],
  watches: COMPLETED,
  claims: (t) => t.completeTowers >= TOWERS,
  looms: ({ h3, domes }) => count(h3 & domes) >= TOWERS - 1,
  leans: STEPS_ALONE,
};
