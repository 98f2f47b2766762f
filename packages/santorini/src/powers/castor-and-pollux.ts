import { finish } from '../generator/building.ts';
import { buildAll, moveAll } from '../generator/company.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';

/** A turn may also be a move of every worker without a build, or a build of every worker without a move. */
export const castorAndPollux: Differences = {
  instead(t) {
    moveAll(t, finish);
    buildAll(t);
  },
  merges: true,
  winsPlainly: true,
  leans: STEPS_ALONE,
};
