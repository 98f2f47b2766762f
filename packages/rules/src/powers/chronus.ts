import type { Differences } from '../power.ts';

/** Also wins as soon as five complete towers stand, whoever built them. */
export const chronus: Differences = {
  players: [2],
  claims: (t) => t.completeTowers >= 5,
};
