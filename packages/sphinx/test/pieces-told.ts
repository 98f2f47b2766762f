import { inBox } from '../src/box.ts';
import { GOD_CARDS } from '../src/cards/gods.ts';
import type { Occurrence } from '../src/occurrence.ts';
import { NO_PIECES, PIECES, type Pieces, piecesOf, withPiece } from '../src/pieces.ts';
import type { State } from '../src/state.ts';

/** What leaves the box by something that happens; what comes back to it is less than nothing. */
function fromBox(occurrence: Occurrence): Pieces {
  switch (occurrence.kind) {
    case 'gained':
    case 'risen':
      return withPiece(NO_PIECES, occurrence.piece, 1);
    case 'paid':
    case 'toppled':
      return withPiece(NO_PIECES, occurrence.piece, -1);
    case 'taken-down':
      return occurrence.to === 'box' ? withPiece(NO_PIECES, occurrence.piece, -1) : NO_PIECES;
    case 'selected':
      return piecesOf(GOD_CARDS[occurrence.god].pieces);
    default:
      return NO_PIECES;
  }
}

/**
 * Whether the box has after a decision what it had before, but for what was told to have come from it or gone back. A god
 * brings its pieces as far as the box has them.
 */
export const isBoxAsTold = (before: State, after: State): boolean =>
  PIECES.every(
    (piece) =>
      inBox(after, piece) ===
      after.happened.reduce(
        (left, occurrence) => Math.max(0, left - fromBox(occurrence)[piece]),
        inBox(before, piece),
      ),
  );
