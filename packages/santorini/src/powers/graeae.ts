import type { Differences } from '../differences.ts';

/** Three workers; one that did not move builds. */
export const graeae: Differences = {
  card: { players: [2, 3] },
  setup: { workers: { placed: 3, most: 3 } },
  build: { builders: (t) => t.mine & ~(1 << t.at) },
};

/** The printed wording lets any of them build. */
export const graeaePrinted: Differences = { ...graeae, build: { builders: (t) => t.mine } };
