import { buildBarOf } from '../bars.ts';
import { buildSteps } from '../building.ts';
import { squareOf } from '../field.ts';
import type { Power } from '../power.ts';
import { nextPiece } from '../towers.ts';

/** The worker may build a block under itself and rises with it. */
export const zeus: Power = {
  builds: (state, worker) => {
    const on = squareOf(state, worker);
    const piece = nextPiece(state.towers[on]!);
    if (piece === 'D' || state.sphinx === on || buildBarOf(state, on) !== undefined) return [];
    return buildSteps(state, worker, on, piece);
  },
};
