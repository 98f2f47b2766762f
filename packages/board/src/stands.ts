import type { Piece, Scene, Square } from './scene.ts';

/** Where on its square a piece stands, and how large it is. */
export interface Stand {
  /** To the right and away from the viewer, from the middle: 1 is where the ground or the roof ends. */
  readonly x: number;
  readonly y: number;
  /** 1 is the size of who has the square alone. */
  readonly size: number;
}

/** In the middle, as whoever is alone. */
export const ALONE: Stand = { x: 0, y: 0, size: 1 };

/** How large pieces are in rows of so many. */
const SIZES: readonly number[] = [1, 0.7, 0.52, 0.4];

/** How so many share a square: side by side, in rows of equal length, the farthest row first. */
export function standsFor(count: number): readonly Stand[] {
  if (count === 1) return [ALONE];
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const size = SIZES[Math.min(columns, SIZES.length) - 1]!;
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: middled(n % columns, inRow, columns), y: 0 - middled(row, rows, columns), size };
  });
}

/** The place of the nth of some, where the whole width has room for `all`. */
const middled = (n: number, count: number, all: number): number => (2 * n - (count - 1)) / all;

/** Where a piece of a scene stands. */
export function standOf({ pieces }: Pick<Scene, 'pieces'>, piece: Piece): Stand {
  const here = piecesOn(pieces, piece.square);
  return here.length < 2 ? ALONE : standsFor(here.length)[here.indexOf(piece)]!;
}

const piecesOn = (pieces: readonly Piece[], square: Square): readonly Piece[] =>
  pieces.filter((piece) => piece.square === square);
