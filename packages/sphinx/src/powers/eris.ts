import { mustRest } from '../crew.ts';
import { standing } from '../field.ts';
import type { Power } from '../power.ts';

/** Any worker of any colour may make the move and the build, but not the last that moved. */
export const eris: Power = {
  // Alone one changes colours by turns, and only that she overrules: a Wanderer who has to rest does.
  workers: (state) =>
    standing(state).filter(
      (worker) => worker !== state.lastMover && (state.setup.players === 1 || !mustRest(state, worker)),
    ),
};
