import type { Worker } from '../crew.ts';
import { standing, terrainIn } from '../field.ts';
import type { Power } from '../power.ts';
import type { State } from '../state.ts';
import { beyond, distance } from '../terrain.ts';

/** After the build a worker that stands in line between two others, all of them neighbours, may build once. */
export const maenads: Power = {
  buildsAgain: (state) =>
    standing(state)
      .filter((worker) => isBetween(state, worker))
      .map((worker) => ({ worker, allows: () => true })),
};

function isBetween(state: State, middle: Worker): boolean {
  const terrain = terrainIn(state);
  const square = state.workers[middle]!;
  const feet = standing(state).map((worker) => state.workers[worker]!);
  return feet.some(
    (foot) =>
      distance(terrain, foot, square) === 1 && feet.some((far) => far === beyond(terrain, foot, square)),
  );
}
