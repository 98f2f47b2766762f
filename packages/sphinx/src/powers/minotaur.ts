import { canMakeRoom, climbTo, isFree, moveStep } from '../entering.ts';
import { spacesAround, squareOf, terrainIn } from '../field.ts';
import type { Power } from '../power.ts';
import { beyond } from '../terrain.ts';

/** The worker may move to where another worker stands, who is forced straight on to a free space of any height. */
export const minotaur: Power = {
  moves: (state, worker, climbs) => {
    const from = squareOf(state, worker);
    return spacesAround(state, from).flatMap((to) => {
      const climb = climbTo(state, from, to, climbs);
      if (climb === undefined || !canMakeRoom(state, to)) return [];
      const behind = beyond(terrainIn(state), from, to);
      return behind !== undefined && isFree(state, behind) ? [moveStep(worker, to, climb.by, behind)] : [];
    });
  },
};
