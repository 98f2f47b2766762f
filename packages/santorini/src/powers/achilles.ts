import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { HERO, isReady } from '../power-parts/hero.ts';

/** Once, a worker builds both before and after moving. */
export const achilles: Differences = {
  ...HERO,
  prebuilds: (t, can) => (isReady(t) ? can : 0),
  merges: true,
  leans: STEPS_ALONE,
};
