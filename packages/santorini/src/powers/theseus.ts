import type { Differences } from '../differences.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { first, NEAR } from '../squares.ts';
import { SLAY } from '../steps.ts';

/** Once, at the end of the turn, removes an opponent's worker exactly two levels above a neighbouring one of his. */
export const theseus: Differences = {
  ...HERO,
  ending: {
    epilogue: {
      kind: SLAY,
      most: 1,
      sites(t) {
        let victims = 0;
        if (!isReady(t)) return victims;
        for (let rest = t.mine; rest !== 0; rest &= rest - 1) {
          const square = first(rest);
          const level = t.level(square);
          if (level < 2) victims |= NEAR[square]! & t.others & (level === 0 ? t.h2 & ~t.h3 : t.h3);
        }
        return victims;
      },
    },
  },
};
