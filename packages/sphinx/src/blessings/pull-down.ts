import { ownWorkers } from '../crew.ts';
import { heightAt, isDomedAt, isOccupied, spacesAround, squareOf } from '../field.ts';
import type { Power } from '../power.ts';
import type { TakeStep } from '../step.ts';
import type { Square } from '../terrain.ts';

/** The top block of a free tower beside an own worker comes to the stockpile. */
export const pullDown: Power = {
  anytime: (state) => {
    const reached = new Map<Square, TakeStep>();
    for (const worker of ownWorkers(state))
      for (const on of spacesAround(state, squareOf(state, worker)))
        if (heightAt(state, on) > 0 && !isDomedAt(state, on) && !isOccupied(state, on) && !reached.has(on))
          reached.set(on, { kind: 'take', worker, on });
    return [...reached.values()];
  },
};
