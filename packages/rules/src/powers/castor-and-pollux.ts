import { finish } from '../building.ts';
import { buildAll, moveAll } from '../company.ts';
import type { Differences } from '../power.ts';
import { STEPS_ALONE } from '../win-supports.ts';

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
