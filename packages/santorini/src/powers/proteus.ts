import type { Differences } from '../power.ts';

/** Three workers; after one moved, another one of his is forced to the square just left. */
export const proteus: Differences = {
  players: [2, 3],
  workers: 3,
  mostWorkers: 3,
  pulls: (t) => t.mine & ~(1 << t.at),
  mustPull: true,
  merges: true,
};
