import type { Grid } from '../grid.ts';
import { placeOf, type QuarterTurns, turned } from '../quarter-turns.ts';
import type { Direction, Square, Tower } from '../scene.ts';
import { topSize } from '../tower-sizes.ts';

/** A place on the island: x to the right, z towards the viewer; a square is 1 wide and the origin is in the middle. */
export interface Spot {
  readonly x: number;
  readonly z: number;
}

/** A point of the scene: x to the right, y up, z towards the viewer. */
export type Point3 = readonly [x: number, y: number, z: number];

interface LevelMeasures {
  readonly half: number;
  readonly height: number;
}

/** Half width and height of the blocks of sizes 1, 2 and 3, each made for its level. */
export const LEVELS: readonly LevelMeasures[] = [
  { half: 0.43, height: 0.42 },
  { half: 0.35, height: 0.38 },
  { half: 0.265, height: 0.34 },
];

/** How high towers of 0, 1, 2 and 3 blocks are. */
export const TOPS: readonly number[] = [0, 0.42, 0.8, 1.14];
/** By how much a roof plate stands out of its block. */
export const ROOF_RISE = 0.018;
/** Radius of a dome on the ground and on blocks of sizes 1, 2 and 3. */
export const DOME_RADII: readonly number[] = [0.36, 0.33, 0.27, 0.225];
export const DRUM_HEIGHT = 0.06;
/** From where sun and moon shine. */
export const SUN_FROM: Point3 = [-6, 8.2, 4.2];
/** Where shadows fall for each unit of height. */
export const SHADOW_SLANT: Spot = { x: -SUN_FROM[0] / SUN_FROM[1], z: -SUN_FROM[2] / SUN_FROM[1] };
/** How far beyond the middle of the last square letters and digits lie. */
export const RIM_MIDDLE = 0.72;

/** Where a square is when the board is turned. */
export function spotOf(shape: Grid, square: Square, turns: QuarterTurns): Spot {
  const { x, y } = placeOf(shape, square, turns);
  return { x, z: 0 - y };
}

const STEPS: Readonly<Record<Direction, Spot>> = {
  N: { x: 0, z: -1 },
  NE: { x: 1, z: -1 },
  E: { x: 1, z: 0 },
  SE: { x: 1, z: 1 },
  S: { x: 0, z: 1 },
  SW: { x: -1, z: 1 },
  W: { x: -1, z: 0 },
  NW: { x: -1, z: -1 },
};

/** The step in a direction when the island is turned. */
export function stepOf(direction: Direction, turns: QuarterTurns): Spot {
  return STEPS[turned(direction, turns)];
}

/** Where feet stand on a tower without its dome. */
export function standingHeight({ blocks }: Tower): number {
  return TOPS[blocks]! + (blocks > 0 ? ROOF_RISE : 0.008);
}

/** The radius of the dome upon a tower. */
export const domeRadius = (tower: Tower): number => DOME_RADII[topSize(tower)]!;

/** The highest point of a tower. */
export function summit(tower: Tower): number {
  return TOPS[tower.blocks]! + (tower.dome ? DRUM_HEIGHT + domeRadius(tower) + 0.07 : 0);
}

/** Half the width of the surface on which somebody may stand. */
export function topHalf(tower: Tower): number {
  return LEVELS[topSize(tower) - 1]?.half ?? 0.475;
}
