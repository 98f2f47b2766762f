import type { Differences } from '../differences.ts';
import { DOME, FELL } from '../steps.ts';

/** If a worker of hers moved down this turn, may end it with a dome at any level on any free square. */
export const asteria: Differences = {
  ending: { epilogue: { kind: DOME, most: 1, sites: (t) => ((t.facts & FELL) !== 0 ? t.free : 0) } },
  search: { merges: true },
};
