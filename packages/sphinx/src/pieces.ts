/** A block of the first, second or third level, or a dome. */
export const PIECES = ['L1', 'L2', 'L3', 'D'] as const;
export type Piece = (typeof PIECES)[number];

/** So many of each piece. */
export type Pieces = Readonly<Record<Piece, number>>;

export const NO_PIECES: Pieces = { L1: 0, L2: 0, L3: 0, D: 0 };

/** Everything there is: nothing is ever taken from the box beyond it. */
export const BOX: Pieces = { L1: 22, L2: 18, L3: 14, D: 18 };

/** How many pieces these are altogether. */
export const countOf = ({ L1, L2, L3, D }: Pieces): number => L1 + L2 + L3 + D;

/** The same with some more of one piece, or fewer. */
export const withPiece = (pieces: Pieces, piece: Piece, more: number): Pieces => ({
  ...pieces,
  [piece]: pieces[piece] + more,
});

/** So many of each piece as a list has. */
export function piecesOf(list: readonly Piece[]): Pieces {
  return list.reduce((pieces, piece) => withPiece(pieces, piece, 1), NO_PIECES);
}
