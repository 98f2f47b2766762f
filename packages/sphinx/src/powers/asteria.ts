import { earlyDomes } from '../building.ts';
import type { Power } from '../power.ts';
import { hasMovedDown } from '../turn-facts.ts';

/** If the worker moved down it may build a dome at any level. */
export const asteria: Power = {
  builds: (state, worker) =>
    worker === state.turn.mover && hasMovedDown(state) ? earlyDomes(state, worker) : [],
};
