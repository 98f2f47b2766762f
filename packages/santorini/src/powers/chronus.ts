import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { count } from '../squares.ts';
import { COMPLETED } from '../steps.ts';

const TOWERS = 5;

/** Also wins as soon as five complete towers stand, whoever built them. */
export const chronus: Differences = {
  card: { players: [2] },
  ending: { claims: { watches: COMPLETED, isMet: (t) => t.completeTowers >= TOWERS } },
  search: { looms: ({ h3, domes }) => count(h3 & domes) >= TOWERS - 1, leans: STEPS_ALONE },
};
