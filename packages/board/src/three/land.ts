import type { Coast } from '../coast.ts';
import { coastsOf } from '../coasts-of.ts';
import { type Grid, isWhole } from '../grid.ts';
import { type QuarterTurns, turnedGrid } from '../quarter-turns.ts';

const SEA_LEVEL = -1.12;
/** Land with gaps is so much lower, or nobody would see the sea in the gaps; rafts are lower still. */
const LOW = 0.34;
const RAFT = 0.25;
/** How far out the rim reaches; from there the cliff goes down. */
export const RIM_REACH = 0.4;

/** The land under a board as it is seen. */
export interface Land {
  readonly seen: Grid;
  /** How high cliffs are, as a share of the usual. */
  readonly height: number;
  /** Height of the sea; the paving is at 0. */
  readonly seaLevel: number;
}

export function landOf(shape: Grid, turns: QuarterTurns): Land {
  const height = shape.isTimber ? RAFT : isWhole(shape) ? 1 : LOW;
  return { seen: turnedGrid(shape, turns), height, seaLevel: SEA_LEVEL * height };
}

/** The coasts of a land: x to the right, and y towards the viewer as everything here, not away as on a board. */
export function coastsIn({ seen }: Land, count: number): readonly Coast[] {
  const { columns, rows } = seen;
  const mirrored = (square: number): number =>
    (rows - 1 - Math.floor(square / columns)) * columns + (square % columns);
  return coastsOf({ ...seen, holes: seen.holes.map(mirrored) }, count);
}

/** How far out something on the cliff is: a lower cliff also leans less. */
export const cliffReach = ({ height }: Land, reach: number): number =>
  RIM_REACH + (reach - RIM_REACH) * height;
