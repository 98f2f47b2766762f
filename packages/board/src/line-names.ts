import { columnName, type Grid, rowName } from './grid.ts';
import { type Place, placeOf, type QuarterTurns, readingOrder } from './quarter-turns.ts';
import type { Square } from './scene.ts';

/** The name of a row or column, at the last of its squares that has ground. */
export interface LineName {
  readonly name: string;
  readonly last: Place;
}

/** The names of the lines of a turned board: of those that end at the near edge, and of those that end at the left. */
export function lineNames(
  shape: Grid,
  turns: QuarterTurns,
): Readonly<Record<'near' | 'left', readonly LineName[]>> {
  const order = readingOrder(shape, turns);
  const [near, left] = turns % 2 === 0 ? [columnName, rowName] : [rowName, columnName];
  const lines = (
    squares: readonly Square[],
    axis: keyof Place,
    nameOf: (shape: Grid, square: Square) => string,
  ): readonly LineName[] => {
    const firsts = new Map<number, LineName>();
    for (const square of squares) {
      const last = placeOf(shape, square, turns);
      if (!firsts.has(last[axis])) firsts.set(last[axis], { name: nameOf(shape, square), last });
    }
    return [...firsts.values()];
  };
  return { near: lines(order.toReversed(), 'x', near), left: lines(order, 'y', left) };
}
