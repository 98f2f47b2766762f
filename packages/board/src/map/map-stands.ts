import type { Point } from '../board.ts';
import { type Cell, spanAt } from './cell.ts';

/** How far apart the middles of two who stand side by side are at most, and at least: they overlap by a third. */
const APART = 80;
const CLOSEST = 54;
/** From a unit's middle to its side. */
const HALF = 42;
/** Units stand a little below the middle, and their heads below the name as far as there is room for their feet. */
const BELOW_MIDDLE = 8;
const BELOW_NAME = 58;
const ABOVE_EDGE = 40;
const ZIGZAG = 13;
/** What lies in an area pushes those who stand there to the left. */
const PUSHED = 30;

interface Crowd {
  readonly count: number;
  /** Something lies beside them. */
  readonly isPushed: boolean;
  /** The height below which they stand. */
  readonly below: number;
}

/** Where each of so many units stands in an area. */
export function standsIn(cell: Cell, { count, isPushed, below }: Crowd): readonly Point[] {
  const lowest = Math.max(cell.middle[1] + BELOW_MIDDLE, cell.box.bottom - ABOVE_EDGE);
  const y = Math.min(Math.max(cell.middle[1] + BELOW_MIDDLE, below + BELOW_NAME), lowest);
  const [left, right] = roomAt(cell, y);
  const apart = Math.min(APART, (right - left - 2 * HALF) / Math.max(1, count - 1));
  const shape =
    apart < CLOSEST
      ? (NARROW[count] ?? inRow(count, CLOSEST, 0))
      : inRow(count, apart, count > 3 ? ZIGZAG : 0);
  const half = Math.max(...shape.map(([aside]) => aside), 0) + HALF;
  const wanted = cell.middle[0] - (isPushed && count < 4 ? PUSHED : 0);
  const x =
    right - left < 2 * half ? (left + right) / 2 : Math.min(right - half, Math.max(left + half, wanted));
  const upwards = apart < CLOSEST && count > 2 ? Math.min(0, cell.box.bottom - ABOVE_EDGE - y - 36) : 0;
  return shape.map(([aside, down]) => [x + aside, y + down + upwards]);
}

/** From where to where an area reaches at the height of those who stand there. */
function roomAt({ outline, box }: Cell, y: number): readonly [left: number, right: number] {
  const spans = [y - HALF / 2, y + HALF / 2].map(
    (height) => spanAt(outline, height) ?? [box.left, box.right],
  );
  return [Math.max(...spans.map(([left]) => left)), Math.min(...spans.map(([, right]) => right))];
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
