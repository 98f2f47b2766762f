import { walk } from '../generator/walking.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';

/** Workers that stay on their level move any number of times, even none, and either builds. */
export const hermes: Differences = {
  may: (t, from) => t.above(from) | t.below(from),
  instead: walk,
  walks: true,
  winsPlainly: true,
  leans: STEPS_ALONE,
};
