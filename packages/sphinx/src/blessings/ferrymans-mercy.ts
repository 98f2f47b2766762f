import { WORKERS, type Worker } from '../crew.ts';
import { isFree } from '../entering.ts';
import { heightAt } from '../field.ts';
import type { Power } from '../power.ts';
import type { Step } from '../step.ts';

/** A destroyed worker comes back on a free space of the ground. */
export const ferrymansMercy: Power = {
  anytime: (state) => {
    const ground = state.towers.flatMap((_, square) =>
      isFree(state, square) && heightAt(state, square) === 0 ? [square] : [],
    );
    return WORKERS.filter((worker) => state.fates[worker] === 'destroyed').flatMap((figure) =>
      ground.map((to): Step => ({ kind: 'use', card: 'ferrymans-mercy', figure, to })),
    );
  },
  carryOut: ({ flotsam }, { figure, to }) => [
    // Nobody but workers is offered.
    { kind: 'restored', worker: figure as Worker, to: to! },
    ...flotsam
      .filter(({ square }) => square === to)
      .map(({ piece }) => ({ kind: 'salvaged' as const, on: to!, piece })),
  ],
};
