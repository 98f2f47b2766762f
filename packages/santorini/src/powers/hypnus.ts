import type { Differences } from '../differences.ts';
import { OWN_WORKERS } from '../generator/win-supports.ts';

/** An opponent's worker that begins its turn higher than all its fellows cannot move. */
export const hypnus: Differences = {
  laws: {
    sleeps(t) {
      const top = t.mine & t.h3 || t.mine & t.h2 || t.mine & t.h1 || t.mine;
      return (top & (top - 1)) === 0 ? top : 0;
    },
  },
  search: { hampers: OWN_WORKERS },
};
