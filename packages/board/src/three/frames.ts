import type { QuarterTurns } from '../quarter-turns.ts';
import type { Scene, Square } from '../scene.ts';
import { band, roundedSquare } from './forms.ts';
import { spotOf, standingHeight } from './measures.ts';
import { type Form, moved, type Solid } from './solid.ts';

const CORNER = 0.09;

/** A square line, so broad to both sides, lying around the origin. */
export function frame(half: number, breadth: number): Form {
  return band(roundedSquare(half - breadth, CORNER, 5), roundedSquare(half + breadth, CORNER, 5));
}

/** Something flat, laid on a square or on the tower that stands there. */
export function laid(solid: Solid, square: Square, scene: Scene, turns: QuarterTurns, lift: number): Solid {
  const { x, z } = spotOf(scene.shape, square, turns);
  return moved(solid, x, standingHeight(scene.towers[square]!) + lift, z);
}
