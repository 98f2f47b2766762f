import type { Differences } from '../power.ts';

/** Her workers are hidden: others' steps that they make impossible do not happen. Memory: how many an onlooker cannot see. */
export const hecate: Differences = {
  players: [2, 3],
  placesLast: true,
  hides: 'crew',
};
