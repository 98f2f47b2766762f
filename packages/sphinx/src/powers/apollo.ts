import {
  canMakeRoom,
  canPayToll,
  climbTo,
  isCrossing,
  isTakenByWorker,
  moveStep,
  stepsFrom,
} from '../entering.ts';
import { squareOf } from '../field.ts';
import type { Power } from '../power.ts';

/** The worker may move to where another worker stands, who is forced into the space it left. */
export const apollo: Power = {
  moves: (state, worker, climbs) => {
    const from = squareOf(state, worker);
    if (!isTakenByWorker(state, from)) return [];
    return stepsFrom(state, from).flatMap((to) => {
      const climb = climbTo(state, from, to, climbs);
      if (climb === undefined || !canMakeRoom(state, to)) return [];
      // Both cross the bridge.
      if (isCrossing(state, from, to) && !canPayToll(state, 2)) return [];
      return [moveStep(worker, to, climb.by, from)];
    });
  },
};
