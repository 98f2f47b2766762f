import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { COMPASS, directionMemory } from '../power-parts/compass.ts';
import { towards } from '../squares.ts';
import { AIM, NO_DIRECTION } from '../steps.ts';

const ALL_DIRECTIONS = 0xff;

/** While his wind is out nobody moves against it; at the end of his turn it may be put out or taken back. */
export const aeolus: Differences = {
  ...COMPASS,
  everybody: true,
  bars: (t, law, from) => (t.memory(law) === 0 ? 0 : towards(from, t.memory(law) - 1)),
  epilogue: AIM,
  mostEpilogues: 1,
  epilogues: (t) => (t.memories[t.plan.slot] === 0 ? ALL_DIRECTIONS : 1 << NO_DIRECTION),
  memory: (t, before) => (t.token < 0 ? before : t.token === NO_DIRECTION ? 0 : directionMemory(t.token)),
  hampers: STEPS_ALONE,
};

/** In the printed wording it is always out, and turned as he likes. */
export const aeolusPrinted: Differences = {
  ...aeolus,
  prepares: { when: 'first', kind: AIM, among: () => ALL_DIRECTIONS, memory: directionMemory },
  epilogues: (t) => ALL_DIRECTIONS & ~(1 << (t.memories[t.plan.slot]! - 1)),
};
