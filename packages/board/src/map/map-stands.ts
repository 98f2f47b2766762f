import type { Point } from '../board.ts';
import { type Cell, spanAt } from './cell.ts';

/** How far apart the middles of two who stand side by side are at most, and at least: they overlap by a third. */
const APART = 80;
const CLOSEST = 54;
/** From a unit's middle to its side. */
const HALF = 40;
/** Units stand a little below the middle, for the name is above it. */
const BELOW = 8;
const ZIGZAG = 13;
/** What lies in an area pushes those who stand there to the left. */
const PUSHED = 30;

/** Where each of so many units stands in an area. */
export function standsIn(cell: Cell, count: number, isPushed: boolean): readonly Point[] {
  const [x, y] = [cell.middle[0] - (isPushed && count < 4 ? PUSHED : 0), cell.middle[1] + BELOW];
  const room = roomAt(cell, y);
  const apart = Math.min(APART, (room - 2 * HALF) / Math.max(1, count - 1));
  const shape =
    apart < CLOSEST
      ? (NARROW[count] ?? inRow(count, CLOSEST, 0))
      : inRow(count, apart, count > 3 ? ZIGZAG : 0);
  return shape.map(([right, down]) => [x + right, y + down]);
}

/** How wide an area is where units stand. */
function roomAt({ outline }: Cell, y: number): number {
  const widths = [y - HALF / 2, y + HALF / 2].map((height) => spanAt(outline, height) ?? [0, 0]);
  return Math.min(...widths.map(([left, right]) => right - left));
}

const inRow = (count: number, apart: number, zigzag: number): readonly Point[] =>
  Array.from({ length: count }, (_, index) => [
    (index - (count - 1) / 2) * apart,
    index % 2 === 0 ? -zigzag : zigzag,
  ]);

/** Where there is no room for a row. */
const NARROW: Readonly<Record<number, readonly Point[]>> = {
  2: [
    [-27, -10],
    [27, 10],
  ],
  3: [
    [-36, -28],
    [36, -28],
    [0, 36],
  ],
  4: [
    [-36, -32],
    [36, -32],
    [-36, 34],
    [36, 34],
  ],
};
