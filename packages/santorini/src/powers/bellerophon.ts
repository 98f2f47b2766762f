import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { crewOf } from '../position.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { around } from '../squares.ts';

/** Once, a worker moves up two levels. */
export const bellerophon: Differences = {
  ...HERO,
  move: {
    lifts(t, from) {
      if (!isReady(t)) return 0;
      const level = t.level(from);
      return level === 0 ? t.h2 & ~t.h3 : level === 1 ? t.h3 : 0;
    },
    wins: (t, from) => (isReady(t) && t.level(from) === 1 ? t.h3 : 0),
  },
  search: {
    looms: (position, side) => {
      const { h1, h2, h3, domes } = position;
      return (around(crewOf(position, side) & h1 & ~h2) & h3 & ~domes) !== 0;
    },
    leans: STEPS_ALONE,
  },
};
