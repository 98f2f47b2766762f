import { heightAt, squareOf } from '../field.ts';
import type { Power } from '../power.ts';
import { movesOfTurn } from '../turn-facts.ts';

const MOST_STEPS = 4;

/** As long as it stays on the same height the worker may take up to four steps. */
export const hermes: Power = {
  isRepeated: true,
  movesAgain: (state) => {
    const moves = movesOfTurn(state);
    if (moves.length >= MOST_STEPS || moves.some(({ rise }) => rise !== 0)) return undefined;
    const height = heightAt(state, squareOf(state, state.turn.mover!));
    return ({ to }) => heightAt(state, to) === height;
  },
};
