import { type Coast, coastAt, RIM } from '../coast.ts';
import { coastsOf } from '../coasts-of.ts';
import { isWhole } from '../grid.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './projection.ts';

const RING_POINTS = 96;
const SEA_LEVEL = -1.02;
/** Islands with gaps are so much lower, or nobody would see the sea in the gaps; rafts are lower still. */
const LOW = 0.4;
const RAFT = 0.3;

/** Where land and sea meet in a drawing. */
export interface Shore {
  readonly coasts: readonly Coast[];
  /** How high cliffs are, as a share of the usual. */
  readonly height: number;
  readonly seaLevel: number;
}

/** The shore of what is drawn. */
export function shoreOf({ seen }: Drawing): Shore {
  const height = seen.isTimber ? RAFT : isWhole(seen) ? 1 : LOW;
  return { coasts: coastsOf(seen, RING_POINTS), height, seaLevel: SEA_LEVEL * height };
}

/** How far out something on the cliff is: a lower cliff also leans less. */
export const cliffReach = ({ height }: Shore, reach: number): number => RIM + (reach - RIM) * height;

/** A line along a coast whose edge wavers. */
export function coastRing(
  { projection }: Drawing,
  coast: Coast,
  reach: number,
  z: number,
  wobble: number,
  phase: number,
): readonly Point[] {
  return coast.map((point) => {
    const { angle } = point;
    const waver =
      Math.sin(angle * 5 + phase) +
      0.6 * Math.sin(angle * 11 + phase * 2.3) +
      0.45 * Math.sin(angle * 19 + phase);
    return projection.at(...coastAt(point, reach, 1 + wobble * waver), z);
  });
}

/** The edge of the rim. */
export const rimRing = (drawing: Drawing, coast: Coast): readonly Point[] =>
  coastRing(drawing, coast, RIM, 0, 0.005, 0.3);
