import type { Point } from '../board.ts';
import { hasGround } from '../grid.ts';
import type { QuarterTurns } from '../quarter-turns.ts';
import type { Scene } from '../scene.ts';
import { hull } from '../svg/shapes.ts';
import { sizesOf } from '../tower-sizes.ts';
import { projected, type View } from './camera.ts';
import { domeRadius, LEVELS, type Point3, spotOf, standingHeight, summit, TOPS } from './measures.ts';

const SQUARE_HALF = 0.475;
/** Pieces are touched at the chest; the head stays with the square behind. */
const CHEST = { half: 0.1, height: 0.5 };

/** For each square the outline, in percent of the picture, of the square with its tower and who stands on it; none without ground. */
export function outlinesOf(
  scene: Scene,
  turns: QuarterTurns,
  view: View,
  aspect: number,
): readonly (readonly Point[])[] {
  return scene.towers.map((_, square) => {
    if (!hasGround(scene.shape, square)) return [];
    const points = touchable(scene, square).map(([x, y, z]): Point => {
      const spot = spotOf(scene.shape, square, turns);
      const [u, v] = projected([spot.x + x, y, spot.z + z], view, aspect);
      return [50 + 50 * u, 50 - 50 * v];
    });
    return hull(points);
  });
}

function touchable(scene: Scene, square: number): Point3[] {
  const tower = scene.towers[square]!;
  const points = corners(SQUARE_HALF, 0);
  sizesOf(tower).forEach((size, level) => {
    points.push(...corners(LEVELS[size - 1]!.half, TOPS[level + 1]!));
  });
  if (tower.dome) points.push(...corners(domeRadius(tower) * 0.6, summit(tower)));
  if (scene.pieces.some((piece) => piece.square === square)) {
    points.push(...corners(CHEST.half, standingHeight(tower) + CHEST.height));
  }
  return points;
}

function corners(half: number, y: number): Point3[] {
  return [
    [-half, y, -half],
    [half, y, -half],
    [half, y, half],
    [-half, y, half],
  ];
}
