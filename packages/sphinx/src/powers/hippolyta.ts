import { terrainIn } from '../field.ts';
import type { Power } from '../power.ts';
import { isDiagonal } from '../terrain.ts';
import { lastMove } from '../turn-facts.ts';

/** After a diagonal move the worker may make one more diagonal move. */
export const hippolyta: Power = {
  movesAgain: (state) => {
    const { from, to: here } = lastMove(state)!;
    const terrain = terrainIn(state);
    return isDiagonal(terrain, from, here) ? ({ to }) => isDiagonal(terrain, here, to) : undefined;
  },
};
