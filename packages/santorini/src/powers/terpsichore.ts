import { buildAll, moveAll } from '../generator/company.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';

/** All her workers must move, and then all must build. */
export const terpsichore: Differences = {
  replaces: true,
  instead: (t) => moveAll(t, buildAll),
  merges: true,
  winsPlainly: true,
  leans: STEPS_ALONE,
};
