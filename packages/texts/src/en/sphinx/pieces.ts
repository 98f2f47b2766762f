import type { Gem, Piece } from '@thera/sphinx';

/** The pieces. */
export const pieces: Readonly<Record<Piece, string>> = {
  L1: 'level-1 block',
  L2: 'level-2 block',
  L3: 'level-3 block',
  D: 'dome',
};

/** One piece: “a dome”. */
export const onePiece = (piece: Piece): string => `a ${pieces[piece]}`;

/** So many of a piece: “2 domes”. */
export const piecesOf = (piece: Piece, count: number): string =>
  count === 1 ? `1 ${pieces[piece]}` : `${count} ${pieces[piece]}s`;

/** The colours of gems and of the die. */
export const gems: Readonly<Record<Gem, string>> = { red: 'red', green: 'green', blue: 'blue' };
