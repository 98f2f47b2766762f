import { OWN_WORKERS } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';

/** An opponent's worker that begins its turn higher than all its fellows cannot move. */
export const hypnus: Differences = {
  sleeps(t) {
    const top = t.mine & t.h3 || t.mine & t.h2 || t.mine & t.h1 || t.mine;
    return (top & (top - 1)) === 0 ? top : 0;
  },
  hampers: OWN_WORKERS,
};
