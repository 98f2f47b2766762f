import type { Differences } from '../power.ts';

/** An opponent's worker that begins its turn higher than all its fellows cannot move. */
export const hypnus: Differences = {
  sleeps(t) {
    const highest = [t.h3, t.h2, t.h1].find((level) => (t.mine & level) !== 0);
    const top = highest === undefined ? t.mine : t.mine & highest;
    return (top & (top - 1)) === 0 ? top : 0;
  },
};
