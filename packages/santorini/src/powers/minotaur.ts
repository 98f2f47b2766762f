import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { beyond, first, NEAR } from '../squares.ts';
import { PUSH } from '../steps.ts';

/** May step into an opponent's square if that worker can be forced straight on, at any level. */
export const minotaur: Differences = {
  move: {
    enters: {
      squares(t, from) {
        let set = 0;
        for (let rest = t.others & NEAR[from]!; rest !== 0; rest &= rest - 1) {
          const to = first(rest);
          if ((t.free & (1 << beyond(from, to))) !== 0) set |= 1 << to;
        }
        return set;
      },
      by: PUSH,
    },
  },
  search: { leans: STEPS_ALONE },
};
