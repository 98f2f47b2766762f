import type { Scene, Square } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import { pair } from './shapes.ts';

const REACH = 0.485;
const SIDES = [
  { east: 0, north: 1 },
  { east: 1, north: 0 },
  { east: 0, north: -1 },
  { east: -1, north: 0 },
] as const;

/** A thread around the squares of fate, also where several lie side by side. */
export function thread(drawing: Drawing, scene: Scene): string {
  const squares = scene.tokens.filter(({ kind }) => kind === 'fate').map(({ square }) => square);
  if (squares.length === 0) return '';
  return spun(squares.map((square) => sidesOf(drawing, square, squares)).join(''));
}

/** A thread along a path. */
export const spun = (data: string): string =>
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  `<path d="${data}" stroke="var(--mark-casing)" stroke-width="7"/><path d="${data}" stroke="var(--seat-4-edge)" stroke-width="4.4"/>` +
  `<path d="${data}" stroke="var(--seat-4)" stroke-width="2" stroke-dasharray="4 6"/></g>`;

function sidesOf(drawing: Drawing, square: Square, squares: readonly Square[]): string {
  const { x, y } = seenAt(drawing, square);
  const isFate = (east: number, north: number): boolean =>
    squares.some((other) => {
      const place = seenAt(drawing, other);
      return place.x === x + east && place.y === y + north;
    });
  return SIDES.filter(({ east, north }) => !isFate(east, north))
    .map(({ east, north }) => {
      const end = (way: number): string => {
        // Where the next square is of fate as well, the thread runs on without a gap.
        const reach = isFate(north * way, east * way) ? 0.5 : REACH;
        return pair(
          drawing.projection.at(
            x + east * REACH + north * reach * way,
            y + north * REACH + east * reach * way,
          ),
        );
      };
      return `M${end(-1)}L${end(1)}`;
    })
    .join('');
}
