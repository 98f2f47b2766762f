import type { Differences } from '../differences.ts';
import { changedSquares } from '../generator/tokens-on-board.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { around } from '../squares.ts';
import { RAZE, SINK } from '../steps.ts';

/** Once, at the end of the turn, all blocks under one worker beside one of hers go. */
export const medea: Differences = {
  ...HERO,
  ending: {
    epilogue: {
      kind: SINK,
      most: 1,
      sites: (t) => (isReady(t) ? around(t.mine) & (t.mine | t.others) & t.h1 : 0),
    },
  },
};

/** In the printed wording one block each under any number of workers beside the one that did not move. */
export const medeaPrinted: Differences = {
  ...HERO,
  ending: {
    epilogue: {
      kind: RAZE,
      most: 25,
      sites(t) {
        if (!isReady(t)) return 0;
        return around(t.mine & ~(1 << t.at)) & (t.mine | t.others) & t.h1 & ~changedSquares(t);
      },
    },
  },
};
