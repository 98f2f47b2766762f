import type { Differences } from '../differences.ts';

/** May build a block under himself, which is no win. */
export const zeus: Differences = {
  build: { blocks: (t) => (1 << t.at) & ~t.h3 },
};
