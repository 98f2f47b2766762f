import { climbTo, isFree, moveStep } from '../entering.ts';
import { isDomedAt, isOccupied, squareOf } from '../field.ts';
import { isGap, leapsFrom } from '../leaping.ts';
import type { Power } from '../power.ts';
import type { State } from '../state.ts';
import type { Square } from '../terrain.ts';

/** The worker may leap straight over a gap, a dome or a figure beside it, to the free space beyond. */
export const iris: Power = {
  moves: (state, worker, climbs) => {
    const from = squareOf(state, worker);
    return leapsFrom(state, from).flatMap(({ over, to }) => {
      const climb = climbTo(state, from, to, climbs);
      if (climb === undefined || !isFree(state, to) || !canLeapOver(state, over)) return [];
      return [moveStep(worker, to, climb.by)];
    });
  },
};

const canLeapOver = (state: State, over: Square): boolean =>
  isGap(state, over) || isDomedAt(state, over) || isOccupied(state, over);
