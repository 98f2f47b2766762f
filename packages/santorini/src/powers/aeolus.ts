import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { COMPASS, directionMemory } from '../power-parts/compass.ts';
import { towards } from '../squares.ts';
import { AIM, NO_DIRECTION } from '../steps.ts';

const ALL_DIRECTIONS = 0xff;

/** While his wind is out nobody moves against it; at the end of his turn it may be put out or taken back. */
export const aeolus: Differences = {
  ending: {
    epilogue: {
      kind: AIM,
      most: 1,
      sites: (t) => (t.ownMemory === 0 ? ALL_DIRECTIONS : 1 << NO_DIRECTION),
    },
  },
  laws: {
    everybody: true,
    bars: (t, law, from) => (t.memory(law) === 0 ? 0 : towards(from, t.memory(law) - 1)),
  },
  memory: {
    ...COMPASS,
    after: (t, before) => (t.token < 0 ? before : t.token === NO_DIRECTION ? 0 : directionMemory(t.token)),
  },
  search: { hampers: STEPS_ALONE },
};

/** In the printed wording it is always out, and turned as he likes. */
export const aeolusPrinted: Differences = {
  ...aeolus,
  setup: {
    prepares: { when: 'first', kind: AIM, among: () => ALL_DIRECTIONS, memory: directionMemory },
  },
  ending: {
    epilogue: {
      kind: AIM,
      most: 1,
      sites: (t) => ALL_DIRECTIONS & ~(1 << (t.ownMemory - 1)),
    },
  },
};
