import type { Differences } from '../power.ts';

/** Three workers; one that did not move builds. */
export const graeae: Differences = {
  players: [2, 3],
  workers: 3,
  mostWorkers: 3,
  builders: (t) => t.mine & ~(1 << t.at),
};

/** The printed wording lets any of them build. */
export const graeaePrinted: Differences = { ...graeae, builders: (t) => t.mine };
