import type { Differences } from '../power.ts';
import { beyond, first, NEAR } from '../squares.ts';

/** Before moving, the worker may force an opponent's worker beside it to the free square straight across. */
export const charon: Differences = {
  ferries(t, from) {
    let set = 0;
    for (let rest = t.others & NEAR[from]!; rest !== 0; rest &= rest - 1) {
      const victim = first(rest);
      if ((t.free & (1 << beyond(victim, from))) !== 0) set |= 1 << victim;
    }
    return set;
  },
};
