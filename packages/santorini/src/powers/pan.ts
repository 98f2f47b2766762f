import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { crewOf } from '../position.ts';
import { first, NEAR } from '../squares.ts';

/** Also wins by moving down two levels or more. */
export const pan: Differences = {
  move: {
    wins(t, from) {
      const level = t.level(from);
      if (level < 2) return 0;
      return level === 2 ? ~t.h1 : ~t.h2;
    },
  },
  search: {
    looms(position, side) {
      const { h1, h2, h3 } = position;
      for (let rest = crewOf(position, side) & h2; rest !== 0; rest &= rest - 1) {
        const square = first(rest);
        if ((NEAR[square]! & ~((h3 & (1 << square)) === 0 ? h1 : h2)) !== 0) return true;
      }
      return false;
    },
    leans: STEPS_ALONE,
  },
};
