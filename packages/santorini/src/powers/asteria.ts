import type { Differences } from '../power.ts';
import { DOME, FELL } from '../steps.ts';

/** If a worker of hers moved down this turn, may end it with a dome at any level on any free square. */
export const asteria: Differences = {
  epilogue: DOME,
  mostEpilogues: 1,
  epilogues: (t) => ((t.facts & FELL) !== 0 ? t.free : 0),
  merges: true,
};
