import type { Pair } from './coast.ts';
import type { Grid } from './grid.ts';
import { type Place, placeOf, type QuarterTurns } from './quarter-turns.ts';
import type { Square } from './scene.ts';

/** Some squares of a board that is turned. */
export interface Patch {
  readonly shape: Grid;
  readonly quarterTurns: QuarterTurns;
  readonly squares: readonly Square[];
}

const WAYS: readonly Place[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

/** The ways out of a square, as it is seen, that do not lead to another square of the patch. */
export const waysOutOf = (patch: Patch, square: Square): readonly Place[] =>
  WAYS.filter((way) => !hasNext(patch, square, way));

/** The sides of a line around a patch, so far from the middles of its squares, also where several lie side by side. */
export function linesAround(patch: Patch, reach: number): readonly (readonly [Pair, Pair])[] {
  return patch.squares.flatMap((square) => {
    const { x, y } = placeOf(patch.shape, square, patch.quarterTurns);
    return waysOutOf(patch, square).map((way): readonly [Pair, Pair] => {
      const end = (side: -1 | 1): Pair => {
        const along = { x: way.y * side, y: way.x * side };
        // Where the next square belongs to it as well, the line runs on without a gap.
        const length = hasNext(patch, square, along) ? 0.5 : reach;
        return [x + way.x * reach + along.x * length, y + way.y * reach + along.y * length];
      };
      return [end(-1), end(1)];
    });
  });
}

function hasNext({ shape, quarterTurns, squares }: Patch, square: Square, way: Place): boolean {
  const { x, y } = placeOf(shape, square, quarterTurns);
  return squares.some((other) => {
    const place = placeOf(shape, other, quarterTurns);
    return place.x === x + way.x && place.y === y + way.y;
  });
}
