import type { Differences } from '../power.ts';

/** May build a block under himself, which is no win. */
export const zeus: Differences = {
  blocks: (t) => (1 << t.at) & ~t.h3,
};
