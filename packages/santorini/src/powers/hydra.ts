import type { Differences } from '../differences.ts';
import { act, emit } from '../generator/acting.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { around, BOARD_SIZE, first, NEAR, type Squares } from '../squares.ts';
import { COME, SLAY } from '../steps.ts';

/** At the end of her turn a head grows beside the one that moved if none are neighbours; otherwise one is lost. */
export const hydra: Differences = {
  card: { players: [2, 3] },
  setup: { workers: { placed: 2, most: BOARD_SIZE } },
  ending: {
    closing(t) {
      const isLonely = (around(t.mine) & t.mine) === 0;
      const sites = isLonely ? lowest(t, NEAR[t.at]! & t.free) : t.mine;
      if (sites === 0) emit(t);
      for (let rest = sites; rest !== 0; rest &= rest - 1) act(t, first(rest), isLonely ? COME : SLAY, emit);
    },
  },
  search: { merges: true },
};

function lowest(t: TurnView, squares: Squares): Squares {
  return squares & ~t.h1 || squares & ~t.h2 || squares & ~t.h3 || squares;
}
