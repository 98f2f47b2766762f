import { type Grid, hasGround } from './grid.ts';
import { type Place, placeOf, squareAt } from './quarter-turns.ts';
import type { Square } from './scene.ts';

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** The step to the next square on a side, as a board is seen that is not turned. */
export const OUTWARD: Readonly<Record<Side, Place>> = {
  N: { x: 0, y: 1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: -1 },
  W: { x: -1, y: 0 },
};

/**
 * On which side of a square the land ends; undefined if it has land all around. In a corner it is the side on which
 * more of the others lie, so that a row keeps together.
 */
export function rimSide(shape: Grid, square: Square, others: readonly Square[]): Side | undefined {
  const alike = (side: Side): number => others.filter((other) => isAtRim(shape, other, side)).length;
  return SIDES.filter((side) => isAtRim(shape, square, side)).toSorted((a, b) => alike(b) - alike(a))[0];
}

function isAtRim(shape: Grid, square: Square, side: Side): boolean {
  const { x, y } = placeOf(shape, square, 0);
  const beside = { x: x + OUTWARD[side].x, y: y + OUTWARD[side].y };
  const isBeyond = 2 * Math.abs(beside.x) > shape.columns - 1 || 2 * Math.abs(beside.y) > shape.rows - 1;
  return isBeyond || !hasGround(shape, squareAt(shape, beside, 0));
}
