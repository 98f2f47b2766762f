import type { Gem, Piece } from '@thera/sphinx';

/** The pieces. */
export const pieces: Readonly<Record<Piece, string>> = {
  L1: 'bloque de nivel 1',
  L2: 'bloque de nivel 2',
  L3: 'bloque de nivel 3',
  D: 'cúpula',
};

/** One piece: “una cúpula”. */
export const onePiece = (piece: Piece): string => `${piece === 'D' ? 'una' : 'un'} ${pieces[piece]}`;

/** So many of a piece: “2 cúpulas”. */
export const piecesOf = (piece: Piece, count: number): string =>
  count === 1 ? `1 ${pieces[piece]}` : `${count} ${pieces[piece].replace(/^\S+/, (noun) => `${noun}s`)}`;

/** The colours of gems and of the die. */
export const gems: Readonly<Record<Gem, string>> = { red: 'rojo', green: 'verde', blue: 'azul' };
