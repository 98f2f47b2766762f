import { buildAll, moveAll } from '../company.ts';
import type { Differences } from '../power.ts';

/** All her workers must move, and then all must build. */
export const terpsichore: Differences = {
  replaces: true,
  instead: (t) => moveAll(t, buildAll),
  merges: true,
};
