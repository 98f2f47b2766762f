import type { Power } from '../power.ts';
import { movesOfTurn } from '../turn-facts.ts';

/** After its first move the worker may move once more, but not back to where it began. */
export const artemis: Power = {
  movesAgain: (state) => {
    const moves = movesOfTurn(state);
    return moves.length === 1 ? ({ to }) => to !== moves[0]!.from : undefined;
  },
};
