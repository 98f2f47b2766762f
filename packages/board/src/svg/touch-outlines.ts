import { hasGround } from '../grid.ts';
import type { BlockSize, Scene, Square, Tower } from '../scene.ts';
import { sizesOf } from '../tower-sizes.ts';
import { type Drawing, middleOf, seenAt } from './drawing.ts';
import { perTower } from './per-tower.ts';
import type { Point } from './projection.ts';
import { footprint, hull } from './shapes.ts';
import { roofOf, STOREYS, topOf } from './storeys.ts';

/** People touch a piece's chest, which on a roof lies beyond the square; the head stays with the square behind. */
const CHEST = { aside: 12, height: 46 };
const NOWHERE: readonly Point[] = [];

/** Around a square, the tower and the piece on it: what belongs to the square for whoever touches it. Nothing where there is no ground. As long as it is the same, it is the same object. */
export function touchOutline(drawing: Drawing, scene: Scene, square: Square): readonly Point[] {
  if (!hasGround(drawing.shape, square)) return NOWHERE;
  const isTaken = scene.pieces.some((piece) => piece.square === square);
  return (isTaken ? takenOutline : freeOutline)(drawing, scene.towers[square]!, square);
}

const freeOutline = perTower((drawing, tower, square) => towerOutline(drawing, tower, square, 0.5));

const takenOutline = perTower((drawing, tower, square) => {
  const [u, v] = middleOf(drawing, square, roofOf(tower.blocks));
  const chest = [-CHEST.aside, CHEST.aside].map((aside): Point => [u + aside, v - CHEST.height]);
  return hull([...freeOutline(drawing, tower, square), ...chest]);
});

/** Around a square, half as wide as given, and the tower on it. */
export function towerOutline(drawing: Drawing, tower: Tower, square: Square, half: number): readonly Point[] {
  const { x, y } = seenAt(drawing, square);
  const roofs = sizesOf(tower).flatMap((size, index) => {
    const { half, corner } = STOREYS[size - 1]!;
    return atHeight(drawing, footprint(x, y, half, corner, 2), roofOf((index + 1) as BlockSize));
  });
  const dome = tower.dome ? atHeight(drawing, footprint(x, y, 0.2, 0.2, 2), topOf(tower)) : [];
  return hull([...atHeight(drawing, footprint(x, y, half, 0.02, 1), 0), ...roofs, ...dome]);
}

const atHeight = ({ projection }: Drawing, points: readonly Point[], z: number): readonly Point[] =>
  points.map(([x, y]) => projection.at(x, y, z));
