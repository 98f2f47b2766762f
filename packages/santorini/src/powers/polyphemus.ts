import type { Differences } from '../differences.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { DOME } from '../steps.ts';

/** Once, at the end of the turn, builds up to two domes at any level on any free squares. */
export const polyphemus: Differences = {
  ...HERO,
  ending: { epilogue: { kind: DOME, most: 2, sites: (t) => (isReady(t) ? t.free : 0) } },
  search: { merges: true },
};
