import type { Differences } from '../differences.ts';
import { NEAR } from '../squares.ts';

/** After moving may force an opponent's worker that was beside the square just left into it. */
export const scylla: Differences = {
  card: { players: [2, 4] },
  move: { pulls: { workers: (t, left) => NEAR[left]! & t.others, must: false } },
};
