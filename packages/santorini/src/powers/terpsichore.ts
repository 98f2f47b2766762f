import type { Differences } from '../differences.ts';
import { buildAll, moveAll } from '../generator/acting.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';

/** All her workers must move, and then all must build. */
export const terpsichore: Differences = {
  turn: { instead: { takes: (t) => moveAll(t, buildAll), replaces: true } },
  search: { merges: true, winsPlainly: true, leans: STEPS_ALONE },
};
