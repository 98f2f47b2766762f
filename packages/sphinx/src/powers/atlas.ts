import { buildSquares, buildSteps } from '../building.ts';
import type { Power } from '../power.ts';
import { nextPiece } from '../towers.ts';

/** The worker may build a dome at any level. */
export const atlas: Power = {
  builds: (state, worker) =>
    buildSquares(state, worker)
      .filter((on) => nextPiece(state.towers[on]!) !== 'D')
      .flatMap((on) => buildSteps(state, worker, on, 'D')),
};
