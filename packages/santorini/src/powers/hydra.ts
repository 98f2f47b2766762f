import { act } from '../generator/building.ts';
import { emit } from '../generator/emitting.ts';
import type { Turn } from '../generator/turn.ts';
import type { Differences } from '../power.ts';
import { around, BOARD_SIZE, first, NEAR, type Squares } from '../squares.ts';
import { COME, SLAY } from '../steps.ts';

/** At the end of her turn a head grows beside the one that moved if none are neighbours; otherwise one is lost. */
export const hydra: Differences = {
  players: [2, 3],
  mostWorkers: BOARD_SIZE,
  closing(t) {
    const isLonely = (around(t.mine) & t.mine) === 0;
    const sites = isLonely ? lowest(t, NEAR[t.at]! & t.free) : t.mine;
    if (sites === 0) emit(t);
    for (let rest = sites; rest !== 0; rest &= rest - 1) act(t, first(rest), isLonely ? COME : SLAY, emit);
  },
  merges: true,
};

function lowest(t: Turn, squares: Squares): Squares {
  return squares & ~t.h1 || squares & ~t.h2 || squares & ~t.h3 || squares;
}
