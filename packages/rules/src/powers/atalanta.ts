import { HERO, isReady } from '../hero.ts';
import type { Differences } from '../power.ts';
import { EVERYWHERE } from '../squares.ts';
import { STEPS_ALONE } from '../win-supports.ts';

/** Once, the worker that moved moves on as often as she likes. */
export const atalanta: Differences = {
  ...HERO,
  again: (t) => (isReady(t) ? EVERYWHERE : 0),
  merges: true,
  leans: STEPS_ALONE,
};
