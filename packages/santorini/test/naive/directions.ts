import type { Square } from './board.ts';
import { columnOf, rowOf, SQUARES } from './board.ts';

/** The eight directions, clockwise; north is towards row 5. */
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const towards = (direction: Direction, more: string, less: string): number =>
  Number(direction.includes(more)) - Number(direction.includes(less));

const eastward = (direction: Direction): number => towards(direction, 'e', 'w');
const northward = (direction: Direction): number => towards(direction, 'n', 's');

/** Which way a distance goes: a step round the edge is four squares long and goes the other way. */
const heading = (distance: number): number =>
  Math.abs(distance) > 2 ? -Math.sign(distance) : Math.sign(distance);

/** The direction of a step, a jump over one square, or a step round the edge. */
export function directionOf(from: Square, to: Square): Direction {
  const [east, north] = [heading(columnOf(to) - columnOf(from)), heading(rowOf(to) - rowOf(from))];
  const direction = DIRECTIONS.find((one) => eastward(one) === east && northward(one) === north);
  if (direction === undefined) throw new Error('a step leads somewhere else');
  return direction;
}

/** Whether a direction is one of the four diagonal ones. */
export const isDiagonal = (direction: Direction): boolean => direction.length === 2;

/** The next square in a direction; undefined off the board. */
export function onward(square: Square, direction: Direction): Square | undefined {
  const [column, row] = [columnOf(square) + eastward(direction), rowOf(square) + northward(direction)];
  return SQUARES.find((next) => columnOf(next) === column && rowOf(next) === row);
}
