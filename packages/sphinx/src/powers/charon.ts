import { isFree } from '../entering.ts';
import { canBeForced, spacesAround, squareOf, standing, terrainIn } from '../field.ts';
import type { Power } from '../power.ts';
import { beyond } from '../terrain.ts';

/** Before its move the worker may force a worker beside it to the space directly opposite. */
export const charon: Power = {
  beforeMove: (state, worker) => {
    const middle = squareOf(state, worker);
    return standing(state).flatMap((figure) => {
      const from = squareOf(state, figure);
      if (!spacesAround(state, middle).includes(from) || !canBeForced(state, figure)) return [];
      const to = beyond(terrainIn(state), from, middle);
      return to !== undefined && isFree(state, to) ? [{ kind: 'force', figure, to, worker }] : [];
    });
  },
};
