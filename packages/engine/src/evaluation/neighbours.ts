import type { Squares } from '@thera/santorini';

const SIZE = 5;
const squares = Array.from({ length: SIZE * SIZE }, (_, square) => square);

/** The squares next to each square. */
export const NEIGHBOURS: readonly Squares[] = squares.map((square) =>
  squares
    .filter((other) => other !== square && ringDistance(square, other) === 1)
    .reduce((set, other) => set | (1 << other), 0),
);

function ringDistance(a: number, b: number): number {
  return Math.max(Math.abs((a % SIZE) - (b % SIZE)), Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE)));
}

/** How far each square is from the edge. */
export const INWARDNESS: readonly number[] = squares.map(
  (square) => 2 - ringDistance(square, (SIZE * SIZE - 1) / 2),
);

/** How many squares a set has. */
export function sizeOf(set: Squares): number {
  let pairs = set - ((set >> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}
