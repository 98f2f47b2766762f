import { matesOf } from '../crew.ts';
import { isFree, moveStep } from '../entering.ts';
import { heightAt, spacesAround, squareOf } from '../field.ts';
import type { Power } from '../power.ts';

/** Instead of a step the worker may fly to beside another worker one may move, no higher than where it stands. */
export const eros: Power = {
  moves: (state, worker) => {
    const height = heightAt(state, squareOf(state, worker));
    const beside = matesOf(state, worker).flatMap((one) => spacesAround(state, squareOf(state, one)));
    return [...new Set(beside)]
      .filter((to) => isFree(state, to) && heightAt(state, to) <= height)
      .map((to) => moveStep(worker, to, []));
  },
};
