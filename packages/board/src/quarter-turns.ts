import type { BoardOptions } from './board.ts';
import { type Grid, hasGround, squaresOf } from './grid.ts';
import { DIRECTIONS, type Direction, type Square } from './scene.ts';

export type QuarterTurns = BoardOptions['quarterTurns'];

/** A place on the board as it is seen: x to the right, y away from the viewer, the middle is 0, 0. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

type Sides = Pick<Grid, 'columns' | 'rows'>;

/** Where a square is seen once the board has been turned clockwise. */
export function placeOf({ columns, rows }: Sides, square: Square, quarterTurns: QuarterTurns): Place {
  let x = (square % columns) - (columns - 1) / 2;
  let y = (rows - 1) / 2 - Math.floor(square / columns);
  for (let turn = 0; turn < quarterTurns; turn++) [x, y] = [y, -x];
  return { x, y };
}

/** The square that is seen at a place. */
export function squareAt(grid: Sides, { x, y }: Place, quarterTurns: QuarterTurns): Square {
  let [east, north] = [x, y];
  for (let turn = quarterTurns; turn > 0; turn--) [east, north] = [-north, east];
  const { columns, rows } = grid;
  return ((rows - 1) / 2 - north) * columns + east + (columns - 1) / 2;
}

/**
 * The squares that have ground as one reads the view: row by row, the farthest first, each from left to right. Whoever
 * lays buttons over the outlines in this order has the nearer ones in front.
 */
export function readingOrder(grid: Grid, quarterTurns: QuarterTurns): readonly Square[] {
  const seen = sidesSeen(grid, quarterTurns);
  return squaresOf({ ...grid, ...seen })
    .map((square) => squareAt(grid, placeOf(seen, square, 0), quarterTurns))
    .filter((square) => hasGround(grid, square));
}

/** A turned board as the one that is seen: its first square lies in the far left corner. */
export function turnedGrid(grid: Grid, quarterTurns: QuarterTurns): Grid {
  if (quarterTurns === 0) return grid;
  const seen = sidesSeen(grid, quarterTurns);
  const turn = (square: Square): Square => squareAt(seen, placeOf(grid, square, quarterTurns), 0);
  return {
    ...grid,
    ...seen,
    holes: grid.holes.map(turn).sort((a, b) => a - b),
    bridges: grid.bridges.map(({ from, to }) => ({ from: turn(from), to: turn(to) })),
  };
}

const sidesSeen = ({ columns, rows }: Sides, quarterTurns: QuarterTurns): Sides =>
  quarterTurns % 2 === 0 ? { columns, rows } : { columns: rows, rows: columns };

/** The direction in which something points once the board has been turned. */
export function turned(direction: Direction, quarterTurns: QuarterTurns): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2 * quarterTurns) % DIRECTIONS.length]!;
}
