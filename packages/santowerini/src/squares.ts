/** A square of the island, 0–24 in board order: A5, B5 … E5, A4 … E1. */
export type Square = number;

export const SIDE = 5;
export const BOARD_SIZE: number = SIDE * SIDE;

/** Where an enemy may face. North is towards row 5. */
export const FACINGS = ['n', 'e', 's', 'w'] as const;
export type Facing = (typeof FACINGS)[number];

const TOWARDS: Readonly<Record<Facing, readonly [columns: number, rows: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

export const columnOf = (square: Square): number => square % SIDE;
/** Counted from the north. */
export const rowOf = (square: Square): number => Math.floor(square / SIDE);

const isOn = (column: number, row: number): boolean => column >= 0 && column < SIDE && row >= 0 && row < SIDE;

const SQUARES: readonly Square[] = Array.from({ length: BOARD_SIZE }, (_, square) => square);

/** The squares around each square. */
export const NEIGHBOURS: readonly (readonly Square[])[] = SQUARES.map((square) =>
  SQUARES.filter(
    (other) =>
      other !== square &&
      Math.abs(columnOf(other) - columnOf(square)) <= 1 &&
      Math.abs(rowOf(other) - rowOf(square)) <= 1,
  ),
);

/** The squares in a line from each square, nearest first. */
export const LINES: Readonly<Record<Facing, readonly (readonly Square[])[]>> = {
  n: SQUARES.map((square) => lineFrom(square, 'n')),
  e: SQUARES.map((square) => lineFrom(square, 'e')),
  s: SQUARES.map((square) => lineFrom(square, 's')),
  w: SQUARES.map((square) => lineFrom(square, 'w')),
};

function lineFrom(square: Square, facing: Facing): readonly Square[] {
  const [columns, rows] = TOWARDS[facing];
  const line: Square[] = [];
  let column = columnOf(square) + columns;
  let row = rowOf(square) + rows;
  while (isOn(column, row)) {
    line.push(row * SIDE + column);
    column += columns;
    row += rows;
  }
  return line;
}

/** The square in front of somebody; undefined at the edge. */
export const ahead = (square: Square, facing: Facing): Square | undefined => LINES[facing][square]![0];

export const squareName = (square: Square): string =>
  `${String.fromCharCode(65 + columnOf(square))}${SIDE - rowOf(square)}`;

const NAMES = new Map(SQUARES.map((square) => [squareName(square), square]));

/** The square of a name such as C3, in upper or lower case. */
export const parseSquare = (name: string): Square | undefined => NAMES.get(name.toUpperCase());
