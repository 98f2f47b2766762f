import { buildAll, moveAll } from '../company.ts';
import type { Differences } from '../power.ts';
import { STEPS_ALONE } from '../win-supports.ts';

/** All her workers must move, and then all must build. */
export const terpsichore: Differences = {
  replaces: true,
  instead: (t) => moveAll(t, buildAll),
  merges: true,
  winsPlainly: true,
  leans: STEPS_ALONE,
};
