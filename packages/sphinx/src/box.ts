import { BOX, PIECES, type Piece } from './pieces.ts';
import type { State } from './state.ts';
import { piecesIn } from './towers.ts';

/** How many of a piece are left in the box. */
export function inBox({ stockpile, held, towers, flotsam }: State, piece: Piece): number {
  let out = stockpile[piece];
  for (const { pieces } of held) out += pieces[piece];
  for (const tower of towers) for (const one of piecesIn(tower)) if (one === piece) out += 1;
  for (const drifting of flotsam) if (drifting.piece === piece) out += 1;
  return BOX[piece] - out;
}

/** The pieces that the box still has. */
export const leftInBox = (state: State): readonly Piece[] =>
  PIECES.filter((piece) => inBox(state, piece) > 0);
