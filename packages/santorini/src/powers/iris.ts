import type { Differences } from '../differences.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { beyond, first, NEAR, type Square, type Squares } from '../squares.ts';

/** May jump over a neighbouring worker to the free square beyond, whatever its level. */
export const iris: Differences = {
  move: { leaps, wins: (t, from) => (t.level(from) < 3 ? leaps(t, from) & t.h3 : 0) },
  search: { leans: ({ from, to }) => between(from, to) },
};

function leaps(t: TurnView, from: Square): Squares {
  let set = 0;
  for (let rest = (t.mine | t.others) & NEAR[from]!; rest !== 0; rest &= rest - 1)
    set |= 1 << beyond(from, first(rest));
  return set;
}

/** Whom a step from one square to another goes over. */
const between = (from: Square, to: Square): Squares => {
  const over = (from + to) >> 1;
  return beyond(from, over) === to ? 1 << over : 0;
};
