import type { Differences } from '../differences.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import { HERO, isReady } from '../power-parts/hero.ts';

/** Once, a worker builds both before and after moving. */
export const achilles: Differences = {
  ...HERO,
  build: { prebuilds: (t, can) => (isReady(t) ? can : 0) },
  search: { merges: true, leans: STEPS_ALONE },
};
