import { inBox } from '../box.ts';
import { isDomedAt, isOccupied, terrainIn } from '../field.ts';
import { happen } from '../happen.ts';
import { squareAt } from '../terrain.ts';
import { nextPiece } from '../towers.ts';
import type { Rule } from './rule.ts';

/** After so many turns the breach rises by a piece from the box, unless somebody stands in it. */
export const breach: Rule<'breach'> = {
  effect(draft, { at, every }) {
    if (every === null || (draft.clock + 1) % every !== 0) return undefined;
    const on = squareAt(terrainIn(draft), at);
    if (isOccupied(draft, on) || isDomedAt(draft, on)) return undefined;
    const piece = nextPiece(draft.towers[on]!);
    if (inBox(draft, piece) > 0) happen(draft, { kind: 'risen', on, piece });
    return undefined;
  },
};
