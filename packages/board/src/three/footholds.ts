import type { QuarterTurns } from '../quarter-turns.ts';
import type { Piece, Scene, Square } from '../scene.ts';
import { type Stand, standOf } from '../stands.ts';
import { spotOf, standingHeight, topHalf } from './measures.ts';
import type { Foothold } from './walks.ts';

/** Where a piece of a scene has its feet. */
export const footholdOf = (scene: Scene, piece: Piece, turns: QuarterTurns): Foothold =>
  footholdOn(scene, piece.square, standOf(scene, piece), turns);

/** A place on a square, on top of its tower. */
export function footholdOn(
  { shape, towers }: Scene,
  square: Square,
  stand: Stand,
  turns: QuarterTurns,
): Foothold {
  const { x, z } = spotOf(shape, square, turns);
  const tower = towers[square]!;
  const half = topHalf(tower);
  return { x: x + stand.x * half, y: standingHeight(tower), z: z - stand.y * half, size: stand.size };
}
