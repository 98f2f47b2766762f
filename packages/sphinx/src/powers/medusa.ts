import type { Power } from '../power.ts';
import { hasMovedUp, lastMove } from '../turn-facts.ts';

/** If it moved up, the worker may first build a block on the space it just left, besides its usual build. */
export const medusa: Power = {
  buildsEarly: (state) => {
    const left = hasMovedUp(state) ? lastMove(state)?.from : undefined;
    if (left === undefined) return undefined;
    return (step) => step.kind === 'build' && step.piece !== 'D' && step.on === left;
  },
};
