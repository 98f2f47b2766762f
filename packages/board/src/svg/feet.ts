import type { Scene, Square } from '../scene.ts';
import type { Stand } from '../stands.ts';
import { type Drawing, seenAt } from './drawing.ts';
import type { Point } from './projection.ts';
import { roofOf, topStorey } from './storeys.ts';

/** Where a piece's feet are; seen from above it would lie over the next square, and is moved down. */
export function feet(drawing: Drawing, scene: Scene, square: Square, stand: Stand): Point {
  const [u, v] = standingAt(drawing, scene, square, stand);
  return [u, v + (drawing.projection.uprightness < 0.1 ? 38 * stand.size : 0)];
}

/** The place on a square, or on its tower, where something stands. */
export function standingAt(drawing: Drawing, scene: Scene, square: Square, stand: Stand): Point {
  const tower = scene.towers[square]!;
  const { x, y } = seenAt(drawing, square);
  const { half } = topStorey(tower);
  return drawing.projection.at(x + stand.x * half, y + stand.y * half, roofOf(tower.blocks));
}
