import type { Scene, Square } from '../scene.ts';
import type { Point } from './projection.ts';
import { footprint, hull } from './shapes.ts';
import { type Stage, seenAt } from './stage.ts';
import { STOREYS, topOf } from './storeys.ts';

/** Around a square and the tower on it: what belongs to the square for whoever touches it. */
export function touchOutline(stage: Stage, { towers }: Scene, square: Square, half = 0.5): readonly Point[] {
  const { x, y } = seenAt(stage, square);
  const tower = towers[square]!;
  const ground = footprint(x, y, half, 0.02, 1);
  const roofs = STOREYS.filter((_, index) => index < tower.blocks).flatMap((storey, index) =>
    atHeight(stage, footprint(x, y, storey.half, storey.corner, 2), heightOf(index)),
  );
  const dome = tower.dome ? atHeight(stage, footprint(x, y, 0.2, 0.2, 2), topOf(tower)) : [];
  return hull([...atHeight(stage, ground, 0), ...roofs, ...dome]);
}

const atHeight = ({ projection }: Stage, points: readonly Point[], z: number): readonly Point[] =>
  points.map(([x, y]) => projection.at(x, y, z));

const heightOf = (index: number): number =>
  STOREYS.slice(0, index + 1).reduce((sum, { height }) => sum + height, 0);
