import { BOARD_SIZE, columnOf, NEIGHBOURS, rowOf, type Square } from '../squares.ts';

type Table = readonly (readonly number[])[];

const SQUARES: readonly Square[] = Array.from({ length: BOARD_SIZE }, (_, square) => square);

function tableOf(measure: (columns: number, rows: number) => number): Table {
  return SQUARES.map((one) =>
    SQUARES.map((other) =>
      measure(Math.abs(columnOf(one) - columnOf(other)), Math.abs(rowOf(one) - rowOf(other))),
    ),
  );
}

/** How many steps an enemy needs from one square to the other: it never goes diagonally. */
export const MARCHES: Table = tableOf((columns, rows) => columns + rows);

/** How many steps a builder needs. */
export const STEPS: Table = tableOf((columns, rows) => Math.max(columns, rows));

export const areNeighbours = (one: Square, other: Square): boolean => NEIGHBOURS[one]!.includes(other);
