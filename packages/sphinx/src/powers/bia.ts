import { isFree } from '../entering.ts';
import { canBeForced, figureOn, terrainIn } from '../field.ts';
import type { Power } from '../power.ts';
import { onward } from '../terrain.ts';
import { lastMove } from '../turn-facts.ts';

/** After the move whoever stands on the next space straight on may be forced a space further. */
export const bia: Power = {
  afterMove: (state) => {
    const { from, to } = lastMove(state)!;
    const next = onward(terrainIn(state), from, to);
    const figure = next === undefined ? undefined : figureOn(state, next);
    if (next === undefined || figure === undefined || !canBeForced(state, figure)) return [];
    const further = onward(terrainIn(state), to, next);
    return further !== undefined && isFree(state, further) ? [{ kind: 'force', figure, to: further }] : [];
  },
};
