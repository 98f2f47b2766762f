import { heightAt, squareOf } from '../field.ts';
import type { Power } from '../power.ts';
import { movesOfTurn } from '../turn-facts.ts';

/** If its first move went up, the worker may make another move that does not. */
export const athena: Power = {
  movesAgain: (state) => {
    const [first] = movesOfTurn(state);
    if (first === undefined || first.rise <= 0) return undefined;
    const height = heightAt(state, squareOf(state, first.worker));
    return ({ to }) => heightAt(state, to) <= height;
  },
};
