import { BOX, PIECES, type Piece } from './pieces.ts';
import type { State } from './state.ts';
import { countIn, NO_TOWER } from './towers.ts';

/** How many of a piece are left in the box. */
export function inBox({ stockpile, held, towers, flotsam }: State, piece: Piece): number {
  let out = stockpile[piece];
  for (const { pieces } of held) out += pieces[piece];
  for (const tower of towers) if (tower !== NO_TOWER) out += countIn(tower, piece);
  for (const drifting of flotsam) if (drifting.piece === piece) out += 1;
  return BOX[piece] - out;
}

/** The pieces that the box still has. */
export const leftInBox = (state: State): readonly Piece[] =>
  PIECES.filter((piece) => inBox(state, piece) > 0);
