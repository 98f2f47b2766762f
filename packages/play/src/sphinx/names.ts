import {
  BLESSING_IDS,
  type BlessingId,
  type CardId,
  colourOf,
  type Figure,
  type GodId,
  isWorker,
  PIECES,
  type Piece,
  type Pieces,
  type QueueCard,
  type Source,
  type Square,
  type State,
  squareName,
  squareOf,
} from '@thera/sphinx';
import type { Seat } from '@thera/table';
import type { SphinxText } from '@thera/texts/sphinx';

/** What it takes to speak of a riddle: the words, and what the players are called. */
export interface SphinxVoice {
  readonly text: SphinxText;
  readonly nameOf: (seat: Seat) => string;
}

export const squareNames = (state: State, squares: readonly Square[], { words }: SphinxText): string =>
  words.list(squares.map((square) => squareName(state, square)));

/** “the white worker”. */
export function figureName({ setup }: State, figure: Figure, { figures }: SphinxText): string {
  return figures[isWorker(figure) ? colourOf(setup, figure) : figure];
}

/** “the white worker on C3”. */
export const figureOnSquare = (state: State, figure: Figure, text: SphinxText): string =>
  text.figureOn(figureName(state, figure, text), squareName(state, squareOf(state, figure)));

export const isBlessing = (card: CardId): card is BlessingId =>
  BLESSING_IDS.some((blessing) => blessing === card);

/** A card by its name. */
export const cardName = (card: CardId, { gods, blessings }: SphinxText): string =>
  isBlessing(card) ? blessings[card].name : gods[card].name;

export const cardNames = (cards: readonly CardId[], text: SphinxText): string =>
  text.words.list(cards.map((card) => cardName(card, text)));

/** A card in the queue: by its name, or by its type if it lies face down. */
export function queueCardName(card: QueueCard, text: SphinxText): string {
  switch (card.kind) {
    case 'god':
      return text.gods[card.god].name;
    case 'blessing':
      return text.blessings[card.blessing].name;
    case 'facedown':
      return text.labels.faceDown(text.godTypes[card.type]);
  }
}

/** Some pieces: “2 level-1 blocks and 1 dome”. */
export const piecesInWords = (pieces: Pieces, { piecesOf, words }: SphinxText): string =>
  words.list(PIECES.flatMap((piece) => (pieces[piece] === 0 ? [] : [piecesOf(piece, pieces[piece])])));

/** A piece and where it comes from: “dome from Atlas”. */
export function pieceFrom(piece: Piece, from: Source, { prompts, pieces, gods }: SphinxText): string {
  const name = pieces[piece];
  return from === 'stockpile' ? prompts.fromStockpile(name) : prompts.fromGod(name, gods[from as GodId].name);
}

/** With a capital, as a sentence begins. */
export const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
