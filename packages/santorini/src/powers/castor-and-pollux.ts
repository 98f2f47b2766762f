import type { Differences } from '../differences.ts';
import { buildAll, finish, moveAll } from '../generator/acting.ts';
import { STEPS_ALONE } from '../generator/win-supports.ts';

/** A turn may also be a move of every worker without a build, or a build of every worker without a move. */
export const castorAndPollux: Differences = {
  turn: {
    instead: {
      takes(t) {
        moveAll(t, finish);
        buildAll(t);
      },
    },
  },
  search: { merges: true, winsPlainly: true, leans: STEPS_ALONE },
};
