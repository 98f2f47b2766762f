import type { Differences } from '../power.ts';

/** The worker may move a second time, but not back to where it began. */
export const artemis: Differences = {
  again: (t, can) => (t.moves < 2 ? can & ~(1 << t.start) : 0),
};
