import {
  bareScene,
  type Colour,
  type Grid,
  type Mark,
  type Piece,
  type Scene,
  type Square,
} from '@thera/board';
import type { Attempt } from '@thera/play';
import type { AuctionStep, AuctionView } from '@thera/table/toy';
import type { AuctionWords } from './auction-words.ts';
import { CHIP } from './chip.ts';

/** Four by four without one square: cards above, coins below them, and a square to boast on. */
export const GRID: Grid = { columns: 4, rows: 4, holes: [5], bridges: [] };
const CARD_SQUARES: readonly Square[] = [0, 1, 2, 3, 4, 6, 7];
const FIRST_COIN: Square = 8;
const BOAST: Square = 13;
/** From here on stands what each seat has bid. */
const SHOWN: Square = 14;

/** The square that stands for a step. */
export function squareOf(step: AuctionStep): Square {
  if ('card' in step) return CARD_SQUARES[step.card - 1]!;
  return 'coins' in step ? FIRST_COIN + step.coins : BOAST;
}

type Decision = Attempt<AuctionView, AuctionStep>;

/** The board of the toy game: what can be chosen, what has been, and what was shown last. */
export function auctionScene(
  view: AuctionView,
  attempt: Decision | undefined,
  colours: readonly Colour[],
  focus: Square | undefined,
): Scene {
  const chosen = (attempt?.steps ?? []).map(
    (step): Piece => ({ square: squareOf(step), kind: CHIP, colour: colours[attempt!.seat]! }),
  );
  const shown = view.shown.flatMap((bid, seat): readonly Piece[] =>
    bid === null || seat > 1
      ? []
      : [{ square: SHOWN + seat, kind: 'woman', colour: colours[seat]!, number: bid.card }],
  );
  const marks = (attempt?.following ?? []).map(
    ({ step }): Mark => ({ square: squareOf(step), kind: 'card' in step ? 'move' : 'build' }),
  );
  return {
    ...bareScene(GRID),
    pieces: [...chosen, ...shown],
    marks,
    ...(focus === undefined ? {} : { focus }),
  };
}

/** What each square is, and whether it can be chosen, for screen readers. */
export function auctionLabels(attempt: Decision | undefined, words: AuctionWords): readonly string[] {
  const open = (attempt?.following ?? []).map(({ step }) => squareOf(step));
  return Array.from({ length: GRID.columns * GRID.rows }, (_, square) => {
    const name = nameOf(square, words);
    return open.includes(square) ? `${name}, can be chosen` : name;
  });
}

function nameOf(square: Square, words: AuctionWords): string {
  if (CARD_SQUARES.includes(square)) return words.step({ card: CARD_SQUARES.indexOf(square) + 1 });
  if (square === BOAST) return words.step({ boast: true });
  return square < BOAST ? words.step({ coins: square - FIRST_COIN }) : 'shown';
}
