import type { Differences } from '../differences.ts';
import { first, NEAR } from '../squares.ts';

/** At the end of her turn every opponent's worker lower than a neighbouring one of hers turns into a block. */
export const medusa: Differences = {
  ending: {
    stones(t) {
      let victims = 0;
      for (let rest = t.mine; rest !== 0; rest &= rest - 1) {
        const square = first(rest);
        victims |= NEAR[square]! & t.others & t.below(square);
      }
      return victims & ~t.guarded();
    },
  },
};
