import type { Worker } from '../crew.ts';
import { heightAt, isOccupied, spacesAround, squareOf, terrainIn } from '../field.ts';
import type { State } from '../state.ts';
import type { TakeStep } from '../step.ts';
import type { Rule } from './rule.ts';

/** Instead of building, a worker may take the top piece of a tower of the stronghold that is not too high for it. */
export const takeDown: Rule<'take-down'> = {
  builds: (state, worker, { zone, reach }) => {
    const from = squareOf(state, worker);
    const highest = heightAt(state, from) + reach;
    return spacesAround(state, from)
      .filter((on) => terrainIn(state).zones[zone]!.includes(on) && isTakeable(state, on, highest))
      .map((on) => takeStep(worker, on));
  },
};

export const takeStep = (worker: Worker, on: number): TakeStep => ({ kind: 'take', worker, on });

/** Whether a tower can be taken from by who reaches so high. */
export function isTakeable(state: State, on: number, highest: number): boolean {
  const height = heightAt(state, on);
  return height > 0 && height <= highest && !isOccupied(state, on);
}
