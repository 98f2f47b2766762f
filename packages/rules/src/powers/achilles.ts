import { HERO, isReady } from '../hero.ts';
import type { Differences } from '../power.ts';
import { STEPS_ALONE } from '../win-supports.ts';

/** Once, a worker builds both before and after moving. */
export const achilles: Differences = {
  ...HERO,
  prebuilds: (t, can) => (isReady(t) ? can : 0),
  merges: true,
  leans: STEPS_ALONE,
};
