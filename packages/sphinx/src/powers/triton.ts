import { isPerimeter } from '../field.ts';
import type { Power } from '../power.ts';
import { movesOfTurn } from '../turn-facts.ts';

const MOST_MOVES = 3;

/** Whenever the worker has moved onto the perimeter it may move again, three moves at most. */
export const triton: Power = {
  isRepeated: true,
  movesAgain: (state) => {
    const moves = movesOfTurn(state);
    return moves.length < MOST_MOVES && isPerimeter(state, moves.at(-1)!.to) ? () => true : undefined;
  },
};
