import { type Grid, hasGround, squaresOf } from './grid.ts';
import { type Place, placeOf } from './quarter-turns.ts';
import type { Direction } from './scene.ts';

const STEPS: Readonly<Record<Direction, Place>> = {
  N: { x: 0, y: 1 },
  NE: { x: 1, y: 1 },
  E: { x: 1, y: 0 },
  SE: { x: 1, y: -1 },
  S: { x: 0, y: -1 },
  SW: { x: -1, y: -1 },
  W: { x: -1, y: 0 },
  NW: { x: -1, y: 1 },
};

/** Where the land ends in a direction from the middle of a board as it is seen: the middle of the last square there. */
export function outermost(seen: Grid, direction: Direction): Place {
  const step = STEPS[direction];
  const along = ({ x, y }: Place): number => x * step.x + y * step.y;
  const beside = ({ x, y }: Place): number => Math.abs(x * step.y - y * step.x);
  const isCorner = step.x !== 0 && step.y !== 0;
  const [last] = squaresOf(seen)
    .filter((square) => hasGround(seen, square))
    .map((square) => placeOf(seen, square, 0))
    .sort((a, b) =>
      isCorner ? along(b) - along(a) || beside(a) - beside(b) : beside(a) - beside(b) || along(b) - along(a),
    );
  if (last === undefined) return { x: 0, y: 0 };
  // Between an even number of lines the middle belongs to none of them.
  const isBesideMiddle = !isCorner && beside(last) <= 0.5;
  return isBesideMiddle ? { x: last.x * Math.abs(step.x), y: last.y * Math.abs(step.y) } : last;
}
