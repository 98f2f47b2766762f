import type { Differences } from '../power.ts';
import { NEAR } from '../squares.ts';

/** After moving may force an opponent's worker that was beside the square just left into it. */
export const scylla: Differences = {
  players: [2, 4],
  pulls: (t, left) => NEAR[left]! & t.others,
};
