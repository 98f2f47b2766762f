/** A square of the board, 0–24 in board order: A5, B5 … E5, A4 … E1. */
export type Square = number;

/** A set of squares: bit n stands for square n. */
export type Squares = number;

export const BOARD_SIZE = 25;
const SIDE = 5;

/** Stands for a square beyond the edge; its bit is in no set. */
export const OFF_BOARD: Square = 25;

export const EVERYWHERE: Squares = (1 << BOARD_SIZE) - 1;
export const NOWHERE: Squares = 0;

const column = (square: Square): number => square % SIDE;
const row = (square: Square): number => Math.floor(square / SIDE);
const onBoard = (col: number, line: number): boolean => col >= 0 && col < SIDE && line >= 0 && line < SIDE;

/** The set of the squares that pass a test. */
function squaresWhere(test: (square: Square) => boolean): Squares {
  let set = NOWHERE;
  for (let square = 0; square < BOARD_SIZE; square++) if (test(square)) set |= 1 << square;
  return set;
}

const isEdge = (line: number): boolean => line === 0 || line === SIDE - 1;

export const PERIMETER: Squares = squaresWhere((square) => isEdge(column(square)) || isEdge(row(square)));
export const INTERIOR: Squares = EVERYWHERE & ~PERIMETER;

/** The four edges; a corner belongs to two of them. Opposite edges are two apart. */
export const EDGES: readonly Squares[] = [
  squaresWhere((square) => row(square) === 0),
  squaresWhere((square) => column(square) === SIDE - 1),
  squaresWhere((square) => row(square) === SIDE - 1),
  squaresWhere((square) => column(square) === 0),
];

const wraps = (a: number, b: number): boolean => (a - b + SIDE + 1) % SIDE <= 2;

const isNeighbour = (a: Square, b: Square): boolean =>
  a !== b && Math.abs(column(a) - column(b)) <= 1 && Math.abs(row(a) - row(b)) <= 1;

/** The neighbours of each square. */
export const NEAR: readonly Squares[] = Array.from({ length: BOARD_SIZE }, (_, square) =>
  squaresWhere((other) => isNeighbour(square, other)),
);

/** The neighbours of each square when opposite edges of the board meet. */
export const TORUS: readonly Squares[] = NEAR.map((_, square) =>
  squaresWhere(
    (other) => other !== square && wraps(column(square), column(other)) && wraps(row(square), row(other)),
  ),
);

const BEYOND = new Uint8Array(BOARD_SIZE * 32).fill(OFF_BOARD);
for (let from = 0; from < BOARD_SIZE; from++) {
  for (let to = 0; to < BOARD_SIZE; to++) {
    const col = 2 * column(to) - column(from);
    const line = 2 * row(to) - row(from);
    if (isNeighbour(from, to) && onBoard(col, line)) BEYOND[from * 32 + to] = line * SIDE + col;
  }
}

/** The square that follows when one goes straight on from `from` over its neighbour `to`. */
export function beyond(from: Square, to: Square): Square {
  return BEYOND[(from << 5) | to]!;
}

/** The first square of a set that is not empty. */
export function first(set: Squares): Square {
  return 31 - Math.clz32(set & -set);
}

/** How many squares a set has. */
export function count(set: Squares): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The squares that are next to at least one of the set. */
export function around(set: Squares, near: readonly Squares[] = NEAR): Squares {
  let all = NOWHERE;
  for (let rest = set; rest !== 0; rest &= rest - 1) all |= near[first(rest)]!;
  return all;
}

/** The squares of a set, in board order. */
export function squaresOf(set: Squares): Square[] {
  const squares: Square[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) squares.push(first(rest));
  return squares;
}

/** `C3` for the centre. */
export function formatSquare(square: Square): string {
  return 'ABCDE'.charAt(column(square)) + String(SIDE - row(square));
}

/** The square that `C3` or `c3` names. */
export function parseSquare(text: string): Square | undefined {
  if (!/^[A-Ea-e][1-5]$/.test(text)) return undefined;
  return (SIDE - Number(text[1])) * SIDE + 'ABCDE'.indexOf(text.charAt(0).toUpperCase());
}
