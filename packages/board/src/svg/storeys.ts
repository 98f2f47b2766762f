import type { Tower } from '../scene.ts';

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
const DOME_RADII = [0.33, 0.29, 0.26, 0.235] as const;
const FREE_GROUND: Storey = { half: 0.455, height: 0, corner: 0.08 };

/** How high the roof of so many blocks is. */
export const roofOf = (blocks: Tower['blocks']): number => ROOFS[blocks];

/** The radius of a dome upon so many blocks. */
export const domeRadius = (blocks: Tower['blocks']): number => DOME_RADII[blocks];

/** The storey on whose top one stands. */
export const topStorey = (blocks: Tower['blocks']): Storey =>
  blocks === 0 ? FREE_GROUND : STOREYS[blocks - 1]!;

/** Where something lies that lies on top of a tower. */
export const topOf = ({ blocks, dome }: Tower): number => roofOf(blocks) + (dome ? domeRadius(blocks) : 0);
