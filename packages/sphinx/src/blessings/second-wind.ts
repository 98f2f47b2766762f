import { matesOf } from '../crew.ts';
import type { Power } from '../power.ts';

/** After a Move then Build another own worker makes one, too. */
export const secondWind: Power = {
  encores: (state) =>
    matesOf(state, state.turn.mover!).filter((mate) =>
      state.turn.moves.every(({ worker }) => worker !== mate),
    ),
};
