import type { Differences } from '../power.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { DOME } from '../steps.ts';

/** Once, at the end of the turn, builds up to two domes at any level on any free squares. */
export const polyphemus: Differences = {
  ...HERO,
  epilogue: DOME,
  mostEpilogues: 2,
  epilogues: (t) => (isReady(t) ? t.free : 0),
  merges: true,
};
