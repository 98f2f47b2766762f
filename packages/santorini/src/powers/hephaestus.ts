import type { Differences } from '../differences.ts';

/** May put one more block, never a dome, on the square just built on. */
export const hephaestus: Differences = {
  build: { more: { most: () => 2, sites: (t, can) => can & (1 << t.last) & ~t.h3 } },
};
