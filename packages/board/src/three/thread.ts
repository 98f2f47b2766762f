import type { Grid } from '../grid.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { Square } from '../scene.ts';
import { spotOf } from './measures.ts';
import type { Placement } from './placement.ts';

const REACH = 0.485;
/** The four sides of a square: where each lies, and its turn. */
const SIDES = [
  { x: 0, z: 1, turn: 0 },
  { x: 1, z: 0, turn: Math.PI / 2 },
  { x: 0, z: -1, turn: 0 },
  { x: -1, z: 0, turn: Math.PI / 2 },
] as const;

/** The sides of a thread around some squares; between two of them there is none. */
export function threadSides(
  shape: Grid,
  squares: readonly Square[],
  turns: QuarterTurns,
): readonly Placement[] {
  const spots = squares.map((square) => spotOf(shape, square, turns));
  return spots.flatMap(({ x, z }) =>
    SIDES.filter((side) => !spots.some((other) => other.x === x + side.x && other.z === z + side.z)).map(
      (side) => ({ x: x + REACH * side.x, y: 0.01, z: z + REACH * side.z, turn: side.turn }),
    ),
  );
}
