import type { Square } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import { pair } from './shapes.ts';

/** One of the four sides of a square as it is seen, by the way out. */
export interface SeenSide {
  readonly east: -1 | 0 | 1;
  readonly north: -1 | 0 | 1;
}

export const SEEN_SIDES: readonly SeenSide[] = [
  { east: 0, north: 1 },
  { east: 1, north: 0 },
  { east: 0, north: -1 },
  { east: -1, north: 0 },
];

/** The sides of a square that it does not share with another of the squares. */
export function outerSides(
  drawing: Drawing,
  square: Square,
  squares: readonly Square[],
): readonly SeenSide[] {
  return SEEN_SIDES.filter((side) => !hasBeside(drawing, square, squares, side));
}

/** A line around some squares, also where several lie side by side, so far from their middles; as path data. */
export function lineAround(drawing: Drawing, squares: readonly Square[], reach: number): string {
  return squares.map((square) => sidesOf(drawing, square, squares, reach)).join('');
}

function hasBeside(
  drawing: Drawing,
  square: Square,
  squares: readonly Square[],
  { east, north }: SeenSide,
): boolean {
  const { x, y } = seenAt(drawing, square);
  return squares.some((other) => {
    const place = seenAt(drawing, other);
    return place.x === x + east && place.y === y + north;
  });
}

function sidesOf(drawing: Drawing, square: Square, squares: readonly Square[], reach: number): string {
  const { x, y } = seenAt(drawing, square);
  return outerSides(drawing, square, squares)
    .map(({ east, north }) => {
      const end = (way: -1 | 1): string => {
        // Where the next square belongs to it as well, the line runs on without a gap.
        const next = { east: north * way, north: east * way } as SeenSide;
        const along = hasBeside(drawing, square, squares, next) ? 0.5 : reach;
        return pair(
          drawing.projection.at(
            x + east * reach + north * along * way,
            y + north * reach + east * along * way,
          ),
        );
      };
      return `M${end(-1)}L${end(1)}`;
    })
    .join('');
}
