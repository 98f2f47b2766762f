import type { Tower } from '../scene.ts';
import { topSize } from '../tower-sizes.ts';

/** A block: half its width, its height, and the radius of its corners, in squares. */
export interface Storey {
  readonly half: number;
  readonly height: number;
  readonly corner: number;
}

/** Each storey is narrower than the one below: a tower is its own contour map. */
export const STOREYS: readonly [Storey, Storey, Storey] = [
  { half: 0.435, height: 0.34, corner: 0.1 },
  { half: 0.345, height: 0.31, corner: 0.085 },
  { half: 0.255, height: 0.28, corner: 0.07 },
];

const ROOFS = [0, 0.34, 0.65, 0.93] as const;
/** The radius of a dome on the ground, and on blocks of each size. */
export const DOME_RADII = [0.33, 0.29, 0.26, 0.235] as const;
const FREE_GROUND: Storey = { half: 0.455, height: 0, corner: 0.08 };

/** How high the roof of so many blocks is. */
export const roofOf = (blocks: Tower['blocks']): number => ROOFS[blocks];

/** The radius of the dome upon a tower. */
export const domeRadius = (tower: Tower): number => DOME_RADII[topSize(tower)];

/** The storey on whose top one stands. */
export function topStorey(tower: Tower): Storey {
  const size = topSize(tower);
  return size === 0 ? FREE_GROUND : STOREYS[size - 1]!;
}

/** Where something lies that lies on top of a tower. */
export const topOf = (tower: Tower): number => roofOf(tower.blocks) + (tower.dome ? domeRadius(tower) : 0);
