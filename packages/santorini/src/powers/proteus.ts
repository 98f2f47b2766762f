import type { Differences } from '../differences.ts';

/** Three workers; after one moved, another one of his is forced to the square just left. */
export const proteus: Differences = {
  card: { players: [2, 3] },
  setup: { workers: { placed: 3, most: 3 } },
  move: { pulls: { workers: (t) => t.mine & ~(1 << t.at), must: true } },
  search: { merges: true },
};
