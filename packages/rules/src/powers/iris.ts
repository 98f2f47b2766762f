import type { Differences } from '../power.ts';
import { beyond, first, NEAR, type Square, type Squares } from '../squares.ts';
import type { Turn } from '../turn.ts';
import { WORKERS_BESIDE_STEPS } from '../win-supports.ts';

/** May jump over a neighbouring worker to the free square beyond, whatever its level. */
export const iris: Differences = {
  leaps,
  wins: (t, from) => (t.level(from) < 3 ? leaps(t, from) & t.h3 : 0),
  leans: WORKERS_BESIDE_STEPS,
};

function leaps(t: Turn, from: Square): Squares {
  let set = 0;
  for (let rest = (t.mine | t.others) & NEAR[from]!; rest !== 0; rest &= rest - 1)
    set |= 1 << beyond(from, first(rest));
  return set;
}
