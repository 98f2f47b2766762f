import type { Differences } from '../power.ts';

/** May put one more block, never a dome, on the square just built on. */
export const hephaestus: Differences = {
  builds: () => 2,
  more: (t, can) => can & (1 << t.last) & ~t.h3,
};
