import { isFree, stepsFrom } from '../entering.ts';
import { canBeForced, heightAt, squareOf, standing } from '../field.ts';
import type { Power } from '../power.ts';
import type { Step } from '../step.ts';

/** Any worker is forced one step, one level up at most. */
export const westWind: Power = {
  anytime: (state) =>
    standing(state)
      .filter((worker) => canBeForced(state, worker))
      .flatMap((figure) => {
        const from = squareOf(state, figure);
        return stepsFrom(state, from)
          .filter((to) => isFree(state, to) && heightAt(state, to) <= heightAt(state, from) + 1)
          .map((to): Step => ({ kind: 'force', figure, to }));
      }),
};
