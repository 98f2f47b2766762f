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

/** The eight directions, clockwise; north is towards row 5. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
const EASTWARD = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const SOUTHWARD = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

const NEXT = new Uint8Array(BOARD_SIZE * 8).fill(OFF_BOARD);
const HEADING = new Uint8Array(BOARD_SIZE * 32);
const TOWARDS = new Int32Array(8 * 32);

for (let from = 0; from < BOARD_SIZE; from++) {
  for (let direction = 0; direction < 8; direction++) {
    // A step, a step round the edge and a jump in one direction never lead to the same square as those in another.
    for (const distance of [1, 2, 1 - SIDE]) {
      const wrap = distance < 0;
      const col = column(from) + EASTWARD[direction]! * (wrap ? 1 : distance);
      const line = row(from) + SOUTHWARD[direction]! * (wrap ? 1 : distance);
      if (!wrap && !onBoard(col, line)) continue;
      const to = ((line + SIDE) % SIDE) * SIDE + ((col + SIDE) % SIDE);
      if (distance === 1) NEXT[from * 8 + direction] = to;
      HEADING[from * 32 + to] = direction;
      TOWARDS[direction * 32 + from]! |= 1 << to;
    }
  }
}

/** The neighbour of a square in a direction. */
export function nextSquare(square: Square, direction: number): Square {
  return NEXT[(square << 3) | direction]!;
}

/** The direction of a step or a jump, also of one round the edge. */
export function heading(from: Square, to: Square): number {
  return HEADING[(from << 5) | to]!;
}

/** Where steps and jumps in a direction lead from a square, also round the edge. */
export function towards(from: Square, direction: number): Squares {
  return TOWARDS[(direction << 5) | from]!;
}

/** Where steps and jumps along the diagonals lead from a square, also round the edge. */
export function diagonals(from: Square): Squares {
  return towards(from, 1) | towards(from, 3) | towards(from, 5) | towards(from, 7);
}

/** The corners of the board. */
export const CORNERS: Squares = squaresWhere((square) => isEdge(column(square)) && isEdge(row(square)));

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
