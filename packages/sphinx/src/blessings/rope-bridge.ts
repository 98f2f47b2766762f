import { climbTo, isFree, moveStep } from '../entering.ts';
import { squareOf } from '../field.ts';
import { isGap, leapsFrom } from '../leaping.ts';
import type { Power } from '../power.ts';

/** The worker may move straight over a gap one space wide, but not diagonally. */
export const ropeBridge: Power = {
  moves: (state, worker, climbs) => {
    const from = squareOf(state, worker);
    return leapsFrom(state, from).flatMap(({ over, to, isDiagonal }) => {
      const climb = climbTo(state, from, to, climbs);
      if (climb === undefined || isDiagonal || !isGap(state, over) || !isFree(state, to)) return [];
      return [moveStep(worker, to, climb.by)];
    });
  },
};
