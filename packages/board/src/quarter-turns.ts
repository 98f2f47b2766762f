import type { BoardOptions } from './board.ts';
import { DIRECTIONS, type Direction, type Square } from './scene.ts';

const SIDE = 5;
const MIDDLE = 2;

export type QuarterTurns = BoardOptions['quarterTurns'];

/** A place on the island as it is seen: x to the right, y away from the viewer, the middle is 0, 0. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a square is seen once the island has been turned clockwise. */
export function placeOf(square: Square, quarterTurns: QuarterTurns): Place {
  let x = (square % SIDE) - MIDDLE;
  let y = MIDDLE - Math.floor(square / SIDE);
  for (let turn = 0; turn < quarterTurns; turn++) [x, y] = [y, -x];
  return { x, y };
}

const numberOf = ({ x, y }: Place): Square => (MIDDLE - y) * SIDE + x + MIDDLE;

/** The square that is seen at a place. */
export function squareAt(place: Place, quarterTurns: QuarterTurns): Square {
  return numberOf(placeOf(numberOf(place), ((4 - quarterTurns) % 4) as QuarterTurns));
}

/**
 * The squares as one reads the view: row by row, the farthest first, each from left to right. Whoever lays buttons
 * over the outlines in this order has the nearer ones in front.
 */
export function readingOrder(quarterTurns: QuarterTurns): readonly Square[] {
  return Array.from({ length: SIDE * SIDE }, (_, seen) => squareAt(placeOf(seen, 0), quarterTurns));
}

/** The direction in which something points once the island has been turned. */
export function turned(direction: Direction, quarterTurns: QuarterTurns): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2 * quarterTurns) % DIRECTIONS.length]!;
}
