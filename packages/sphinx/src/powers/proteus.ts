import { matesOf } from '../crew.ts';
import { isFree } from '../entering.ts';
import { canBeForced } from '../field.ts';
import type { Power } from '../power.ts';
import { lastMove } from '../turn-facts.ts';

/** After the move another own worker, wherever it stands, is forced into the space that was left. */
export const proteus: Power = {
  afterMove: (state) => {
    const { worker, from: to } = lastMove(state)!;
    if (!isFree(state, to)) return [];
    return matesOf(state, worker)
      .filter((mate) => canBeForced(state, mate))
      .map((figure) => ({ kind: 'force', figure, to }));
  },
};
