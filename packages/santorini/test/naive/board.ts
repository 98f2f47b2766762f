/** A square of the board: 0 is A5, 4 is E5, 24 is E1. */
export type Square = number;

/** Every square, in board order. */
export const SQUARES: readonly Square[] = Array.from({ length: 25 }, (_, index) => index);

const COLUMNS = 'ABCDE';

/** The column of a square, 0 for A. */
export const columnOf = (square: Square): number => square % 5;

/** The row of a square, 1 at the bottom. */
export const rowOf = (square: Square): number => 5 - Math.floor(square / 5);

/** The name of a square, such as `C3`. */
export const nameOf = (square: Square): string => `${COLUMNS.charAt(columnOf(square))}${rowOf(square)}`;

/** The square of that name; upper and lower case mean the same. */
export function squareNamed(name: string): Square {
  const square = SQUARES.find((candidate) => nameOf(candidate) === name.trim().toUpperCase());
  if (square === undefined) throw new Error(`no such square: ${name}`);
  return square;
}

const distance = (a: number, b: number): number => Math.abs(a - b);

/** Whether two squares touch; no square is its own neighbour. */
export function areNeighbours(a: Square, b: Square): boolean {
  return a !== b && distance(columnOf(a), columnOf(b)) <= 1 && distance(rowOf(a), rowOf(b)) <= 1;
}

const NEIGHBOURS: readonly (readonly Square[])[] = SQUARES.map((square) =>
  SQUARES.filter((other) => areNeighbours(square, other)),
);

/** The up to eight squares around a square. */
export const neighboursOf = (square: Square): readonly Square[] => NEIGHBOURS[square] ?? [];

const wraps = (a: number, b: number): boolean => distance(a, b) <= 1 || distance(a, b) === 4;

const NEIGHBOURS_ROUND_THE_EDGE: readonly (readonly Square[])[] = SQUARES.map((square) =>
  SQUARES.filter(
    (other) =>
      other !== square && wraps(columnOf(square), columnOf(other)) && wraps(rowOf(square), rowOf(other)),
  ),
);

/** The eight squares around a square if each edge of the board meets the opposite one. */
export const neighboursRoundTheEdge = (square: Square): readonly Square[] =>
  NEIGHBOURS_ROUND_THE_EDGE[square] ?? [];

/** The square reached by going on from `to` in the direction `from` → `to`; undefined off the board. */
export function straightOn(from: Square, to: Square): Square | undefined {
  const column = 2 * columnOf(to) - columnOf(from);
  const row = 2 * rowOf(to) - rowOf(from);
  return SQUARES.find((square) => columnOf(square) === column && rowOf(square) === row);
}

/** Whether a square is one of the sixteen on the edge. */
export const isPerimeter = (square: Square): boolean =>
  columnOf(square) === 0 || columnOf(square) === 4 || rowOf(square) === 1 || rowOf(square) === 5;
