import type { Differences } from '../power.ts';

/** May put one more block, never a dome, on the square just built on. */
export const hephaestus: Differences = {
  more: (t, can) => (t.builds < 2 ? can & (1 << t.last) & ~t.h3 : 0),
};
