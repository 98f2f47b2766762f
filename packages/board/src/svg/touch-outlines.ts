import type { Scene, Square, Tower } from '../scene.ts';
import type { Point } from './projection.ts';
import { footprint, hull } from './shapes.ts';
import { roofMiddle, type Stage, seenAt } from './stage.ts';
import { STOREYS, topOf } from './storeys.ts';

/** People touch a worker's chest, which on a roof lies beyond the square; the head stays with the square behind. */
const CHEST = { aside: 12, height: 46 };

/** Around a square, the tower and the worker on it: what belongs to the square for whoever touches it. */
export function touchOutline(stage: Stage, scene: Scene, square: Square): readonly Point[] {
  const outline = towerOutline(stage, scene.towers[square]!, square, 0.5);
  if (!scene.figures.some((figure) => figure.square === square)) return outline;
  const [u, v] = roofMiddle(stage, scene, square);
  const chest = [-CHEST.aside, CHEST.aside].map((aside): Point => [u + aside, v - CHEST.height]);
  return hull([...outline, ...chest]);
}

/** Around a square, half as wide as given, and the tower on it. */
export function towerOutline(stage: Stage, tower: Tower, square: Square, half: number): readonly Point[] {
  const { x, y } = seenAt(stage, square);
  const roofs = STOREYS.filter((_, index) => index < tower.blocks).flatMap((storey, index) =>
    atHeight(stage, footprint(x, y, storey.half, storey.corner, 2), heightOf(index)),
  );
  const dome = tower.dome ? atHeight(stage, footprint(x, y, 0.2, 0.2, 2), topOf(tower)) : [];
  return hull([...atHeight(stage, footprint(x, y, half, 0.02, 1), 0), ...roofs, ...dome]);
}

const atHeight = ({ projection }: Stage, points: readonly Point[], z: number): readonly Point[] =>
  points.map(([x, y]) => projection.at(x, y, z));

const heightOf = (index: number): number =>
  STOREYS.slice(0, index + 1).reduce((sum, { height }) => sum + height, 0);
