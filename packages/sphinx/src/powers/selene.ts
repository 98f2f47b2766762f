import { buildSquares, buildSteps } from '../building.ts';
import { matesOf } from '../crew.ts';
import type { Power } from '../power.ts';

/** Instead of the usual build another own worker may build a dome beside it, at any level. */
export const selene: Power = {
  builds: (state, worker) => {
    const { phase, mover } = state.turn;
    if (phase !== 'moved' || worker !== mover) return [];
    return matesOf(state, worker).flatMap((mate) =>
      buildSquares(state, mate).flatMap((on) => buildSteps(state, mate, on, 'D')),
    );
  },
};
