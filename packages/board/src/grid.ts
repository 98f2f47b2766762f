import type { Square } from './scene.ts';

/** A plank between two squares in one row or column, over whatever lies between them. */
export interface Bridge {
  readonly from: Square;
  readonly to: Square;
}

/** The shape of a board: rows of squares, some of which may be missing. At most 8 by 8. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Squares without ground: there is the sea. */
  readonly holes: readonly Square[];
  readonly bridges: readonly Bridge[];
  /** Rafts of timber instead of rock. */
  readonly isTimber?: boolean;
}

export const FIVE_BY_FIVE: Grid = { columns: 5, rows: 5, holes: [], bridges: [] };

/** Rows and columns that a board can show. */
export const LONGEST_SIDE = 8;

/** The numbers of all squares, also of holes: row by row, the farthest first, each from left to right. */
export const squaresOf = ({ columns, rows }: Grid): readonly Square[] =>
  Array.from({ length: columns * rows }, (_, square) => square);

export const hasGround = ({ holes }: Grid, square: Square): boolean => !holes.includes(square);

/** Whether nothing is missing; then the island is one smooth block. */
export const isWhole = ({ holes }: Grid): boolean => holes.length === 0;

export function isSameGrid(a: Grid, b: Grid): boolean {
  return a === b || JSON.stringify(gridFields(a)) === JSON.stringify(gridFields(b));
}

const gridFields = ({ columns, rows, holes, bridges, isTimber = false }: Grid): readonly unknown[] => [
  columns,
  rows,
  holes,
  isTimber,
  bridges.map(({ from, to }) => [from, to]),
];

const LETTERS = 'ABCDEFGH';

/** The letter of a square's column: A is the first. */
export const columnName = ({ columns }: Grid, square: Square): string => LETTERS[square % columns]!;

/** The digit of a square's row: 1 is the nearest. */
export const rowName = ({ columns, rows }: Grid, square: Square): string =>
  `${rows - Math.floor(square / columns)}`;

/** A corner of a board as it is seen. */
export type Corner = 'far left' | 'far right' | 'near right';

/** The square in a corner, whether it has ground or not. */
export function cornerOf({ columns, rows }: Grid, corner: Corner): Square {
  if (corner === 'far left') return 0;
  return corner === 'far right' ? columns - 1 : columns * rows - 1;
}
