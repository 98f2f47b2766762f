import type { Point } from '../board.ts';
import type { AreaId } from './map-scene.ts';

/**
 * Areas that share corners. What shares a side is adjacent, and nothing else is: a border between two areas that are not
 * neighbours cannot be drawn.
 */
export interface Mesh {
  /** The corners: x, y, x, y …, as the map lies when it is tall. */
  readonly corners: readonly number[];
  /** For each area its corners by number, clockwise. */
  readonly cells: Readonly<Record<AreaId, readonly number[]>>;
}

/** Two corners by number, the lower one first. */
export type Side = readonly [number, number];

export const cornerAt = ({ corners }: Mesh, index: number): Point => [
  corners[2 * index]!,
  corners[2 * index + 1]!,
];

/** The sides of an area, in order. */
export const sidesOf = ({ cells }: Mesh, area: AreaId): readonly Side[] => {
  const cell = cells[area]!;
  return cell.map((corner, index) => {
    const next = cell[(index + 1) % cell.length]!;
    return corner < next ? [corner, next] : [next, corner];
  });
};

/** The sides that two areas share. */
export const sharedSides = (mesh: Mesh, one: AreaId, other: AreaId): readonly Side[] =>
  sidesOf(mesh, one).filter(([a, b]) => sidesOf(mesh, other).some(([c, d]) => a === c && b === d));

/** Every two areas that share a side, each pair once. */
export function adjacentPairs(mesh: Mesh): readonly (readonly [AreaId, AreaId])[] {
  const areas = Object.keys(mesh.cells);
  return areas.flatMap((one, index) =>
    areas
      .slice(index + 1)
      .filter((other) => sharedSides(mesh, one, other).length > 0)
      .map((other) => [one, other] as const),
  );
}
