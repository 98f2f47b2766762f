import { crewOf, memoryOf, type Position } from '@thera/santorini';
import { SURROUNDINGS, surroundings } from './surroundings.ts';

/**
 * What the net sees of a position: the features that are active in it, from two perspectives: that of the side that thinks,
 * and that of all the others together. Every square has its height, every worker its square, its height and what is around
 * it, every power in play its number.
 */

/** Room for every wording of every power. */
const POWERS = 96;

/** A square, and its height or 4 for a dome. */
export const TERRAIN = 0;
type Kind = 'worker' | 'power' | 'memory' | 'standing' | 'surroundings';

/** How many features of each kind there are about one perspective; first come its own, then those of the other. */
const KINDS: Readonly<Record<Kind, number>> = {
  /** A square, and the height of the worker on it. */
  worker: 25 * 4,
  /** A power in play. */
  power: POWERS,
  /** A power whose card remembers something. */
  memory: POWERS,
  /** A power, and the height of one of its workers. */
  standing: POWERS * 4,
  /** What is around a worker. */
  surroundings: SURROUNDINGS,
};

/** Where each kind of feature about a perspective begins. */
export type FeatureOffsets = Readonly<Record<Kind, number>>;

const FIRST_BY_PERSPECTIVE = TERRAIN + 25 * 5;
const SIZES = Object.values(KINDS);
const before = (kind: number): number =>
  SIZES.slice(0, kind).reduce((sum, size) => sum + 2 * size, FIRST_BY_PERSPECTIVE);

/** The features about the perspective that is asked, and about the other. */
export const MINE: FeatureOffsets = offsetsFrom((kind) => before(kind));
export const THEIRS: FeatureOffsets = offsetsFrom((kind) => before(kind) + SIZES[kind]!);

function offsetsFrom(begin: (kind: number) => number): FeatureOffsets {
  const entries = Object.keys(KINDS).map((name, kind) => [name, begin(kind)]);
  return Object.fromEntries(entries) as FeatureOffsets;
}

/** How many features there are. */
export const FEATURES: number = before(SIZES.length);

/** More than are ever active at once: squares, and some features for each worker and power. */
export const MOST_FEATURES = 128;

/** Each feature from the other perspective. */
export const OTHER_PERSPECTIVE: Readonly<Uint16Array> = Uint16Array.from(
  { length: FEATURES },
  (_, feature) => {
    if (feature < FIRST_BY_PERSPECTIVE) return feature;
    const kind = SIZES.findIndex((_size, each) => feature < before(each + 1));
    const isMine = feature < before(kind) + SIZES[kind]!;
    return feature + (isMine ? SIZES[kind]! : -SIZES[kind]!);
  },
);

/** Writes the active features of a position, from the perspective of side `own`, into `out`, and says how many those are. */
export function listFeatures(position: Position, own: number, out: Uint16Array): number {
  const { h1, h2, h3, domes } = position;
  const { sides, plans, seats } = position.lineup;
  const free = ~(position.c0 | position.c1 | position.c2 | domes);
  let count = 0;
  for (let square = 0; square < 25; square++) {
    const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
    out[count++] = TERRAIN + square * 5 + (((domes >> square) & 1) !== 0 ? 4 : height);
  }
  for (let side = 0; side < sides; side++) {
    const offsets = side === own ? MINE : THEIRS;
    for (let rest = crewOf(position, side); rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
      out[count++] = offsets.worker + square * 4 + height;
      for (let seat = 0; seat < seats; seat++)
        if (plans[seat]!.side === side)
          out[count++] = offsets.standing + plans[seat]!.power.number * 4 + height;
      out[count++] = offsets.surroundings + surroundings(h1, h2, h3, free, square);
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const { side, power, slot } = plans[seat]!;
    const offsets = side === own ? MINE : THEIRS;
    out[count++] = offsets.power + power.number;
    if (memoryOf(position, slot) !== 0) out[count++] = offsets.memory + power.number;
  }
  return count;
}
