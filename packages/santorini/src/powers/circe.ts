import type { Differences } from '../differences.ts';
import { first, NEAR } from '../squares.ts';

/** If the opponent's workers do not all neighbour each other as her turn begins, she has their power until her next. */
export const circe: Differences = {
  card: { players: [2] },
  turn: {
    seizes(theirs) {
      if ((theirs & (theirs - 1)) === 0) return true;
      for (let rest = theirs; rest !== 0; rest &= rest - 1) {
        const square = first(rest);
        if ((theirs & ~(1 << square) & ~NEAR[square]!) !== 0) return true;
      }
      return false;
    },
  },
};
