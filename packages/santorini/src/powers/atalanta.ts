import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { HERO, isReady } from '../power-parts/hero.ts';
import { EVERYWHERE } from '../squares.ts';

/** Once, the worker that moved moves on as often as she likes. */
export const atalanta: Differences = {
  ...HERO,
  move: { again: (t) => (isReady(t) ? EVERYWHERE : 0) },
  search: { merges: true, leans: STEPS_ALONE },
};
