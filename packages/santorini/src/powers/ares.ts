import type { Differences } from '../differences.ts';
import { around } from '../squares.ts';
import { RAZE } from '../steps.ts';

/** At the end of the turn may take the top block from a free square beside the worker that did not move. */
export const ares: Differences = {
  ending: {
    epilogue: { kind: RAZE, most: 1, sites: (t) => around(t.mine & ~(1 << t.at)) & t.free & t.h1 },
  },
};
