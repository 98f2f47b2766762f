import { buildSquares, buildSteps } from '../building.ts';
import { PIECES } from '../pieces.ts';
import type { Power } from '../power.ts';
import { nextPiece } from '../towers.ts';

const BLOCKS = PIECES.filter((piece) => piece !== 'D');

/** The worker may build a block of any size where a block of another size is due. */
export const limus: Power = {
  builds: (state, worker) =>
    buildSquares(state, worker).flatMap((on) => {
      const due = nextPiece(state.towers[on]!);
      const others = due === 'D' ? [] : BLOCKS.filter((block) => block !== due);
      return others.flatMap((block) => buildSteps(state, worker, on, block));
    }),
};
