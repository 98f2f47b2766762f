import { crewOf, memoryOf, POWERS, type Power } from '@thera/santorini';
import { NEIGHBOURS } from '../evaluation/neighbours.ts';
import { ACCESSES, Access } from './access.ts';
import { closedTo, type Readable } from './cards-in-play.ts';
import { SURROUNDINGS, surroundings } from './surroundings.ts';

/**
 * What the net sees of a position: the features that are active in it, from two perspectives: that of the side that thinks,
 * and that of all the others together. Every square has its height and who can get at it, every worker its square, its height
 * and what is around it, every card its power and what it remembers.
 */

/** A square, its height or 4 for a dome, and what access to it the perspective and the other have. */
export const TERRAIN = 0;
const SQUARES = 25;
/** How many features each square has. */
export const TERRAINS: number = 5 * ACCESSES * ACCESSES;
const DIRECTIONS = 8;

/** For each power by its number, how many came before it of something that powers have so many of; at last, of all. */
function placesOf(many: (power: Power) => number): readonly number[] {
  const places = [0];
  for (const power of POWERS) places.push(places.at(-1)! + many(power));
  return places;
}
const COUNTS = placesOf(({ shows }) => shows.count?.most ?? 0);
const HEADINGS = placesOf(({ shows }) => (shows.direction === undefined ? 0 : DIRECTIONS));
const MARKS = placesOf(({ shows }) => (shows.squares === undefined ? 0 : SQUARES));

export type FeatureKind =
  | 'worker'
  | 'mark'
  | 'heading'
  | 'surroundings'
  | 'power'
  | 'card'
  | 'standing'
  | 'count';

/** How many features of each kind there are about one perspective; first come its own, then those of the other. */
const KINDS: Readonly<Record<FeatureKind, number>> = {
  /** A square, and the height of the worker on it. */
  worker: SQUARES * 4,
  /** A square that a card remembers. */
  mark: MARKS.at(-1)!,
  /** A direction that a card remembers. */
  heading: HEADINGS.at(-1)!,
  /** What is around a worker. */
  surroundings: SURROUNDINGS,
  /** A power in play. */
  power: POWERS.length,
  /** A card whose power its owner does not have the use of now. */
  card: POWERS.length,
  /** A power, and the height of one of its workers. */
  standing: POWERS.length * 4,
  /** How much of something a card remembers. */
  count: COUNTS.at(-1)!,
};

/** Where each kind of feature about a perspective begins. */
export type FeatureOffsets = Readonly<Record<FeatureKind, number>>;

const FIRST_BY_PERSPECTIVE = TERRAIN + SQUARES * TERRAINS;
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
export const MOST_FEATURES = 192;

/** Each feature from the other perspective. */
export const OTHER_PERSPECTIVE: Readonly<Uint16Array> = Uint16Array.from(
  { length: FEATURES },
  (_, feature) => {
    if (feature < FIRST_BY_PERSPECTIVE) return withAccessExchanged(feature);
    const kind = SIZES.findIndex((_size, each) => feature < before(each + 1));
    const isMine = feature < before(kind) + SIZES[kind]!;
    return feature + (isMine ? SIZES[kind]! : -SIZES[kind]!);
  },
);

/** A square and its height, seen from the other perspective. */
function withAccessExchanged(terrain: number): number {
  const accesses = (terrain - TERRAIN) % (ACCESSES * ACCESSES);
  const mine = Math.floor(accesses / ACCESSES);
  const theirs = accesses % ACCESSES;
  return terrain - accesses + theirs * ACCESSES + mine;
}

/** The feature of a square with this height or dome, given what access both perspectives have to it. */
export const terrainFeature = (square: number, height: number, mine: number, theirs: number): number =>
  TERRAIN + ((square * 5 + height) * ACCESSES + mine) * ACCESSES + theirs;

const mine = new Access();
const theirs = new Access();

/** Writes the active features of a position, from the perspective of side `own`, into `out` from `from` on, and says where they end. */
export function listFeatures(position: Readable, own: number, out: Uint16Array, from: number = 0): number {
  const { h1, h2, h3, domes, lineup } = position;
  const { sides, plans, seats } = lineup;
  let count = from;
  mine.ofOwn(position, own);
  theirs.ofOthers(position, own);
  for (let square = 0; square < SQUARES; square++) {
    const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
    const top = ((domes >> square) & 1) !== 0 ? 4 : height;
    out[count++] = terrainFeature(square, top, mine.to(square), theirs.to(square));
  }
  for (let side = 0; side < sides; side++) {
    const offsets = side === own ? MINE : THEIRS;
    const closed = closedTo(position, side);
    const free = ~(position.c0 | position.c1 | position.c2 | domes | closed);
    const near = plans[side]!.power.near;
    for (let rest = crewOf(position, side); rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
      out[count++] = offsets.worker + square * 4 + height;
      for (let seat = 0; seat < seats; seat++)
        if (plans[seat]!.side === side)
          out[count++] = offsets.standing + plans[seat]!.power.number * 4 + height;
      const open = (near ?? NEIGHBOURS)[square]! & free;
      out[count++] = offsets.surroundings + surroundings(h1, h2, h3, open, square);
    }
  }
  for (let seat = 0; seat < seats; seat++)
    count = listCard(position, seat, plans[seat]!.side === own ? MINE : THEIRS, out, count);
  return count;
}

/** Writes what is known of the card of a seat, and says where that ends. */
export function listCard(
  position: Readable,
  seat: number,
  offsets: FeatureOffsets,
  out: Uint16Array,
  from: number,
): number {
  const { plans, slots } = position.lineup;
  const { power, slot } = plans[seat]!;
  const { card } = slots[seat]!;
  const { number, shows } = power;
  const memory = memoryOf(position, slot);
  let count = from;
  out[count++] = offsets.power + number;
  if (card !== power) out[count++] = offsets.card + card.number;
  if (memory === 0) return count;
  const many = shows.count?.of(memory) ?? 0;
  if (many !== 0) out[count++] = offsets.count + COUNTS[number]! + many - 1;
  const direction = shows.direction?.(memory) ?? 0;
  if (direction !== 0) out[count++] = offsets.heading + HEADINGS[number]! + direction - 1;
  for (let rest = shows.squares?.(memory) ?? 0; rest !== 0; rest &= rest - 1)
    out[count++] = offsets.mark + MARKS[number]! + 31 - Math.clz32(rest & -rest);
  return count;
}

/** Whether the card of a seat is the same in two positions. */
export function isCardAsBefore(before: Readable, after: Readable, seat: number): boolean {
  const old = before.lineup.plans[seat]!;
  const now = after.lineup.plans[seat]!;
  return (
    old.power === now.power &&
    memoryOf(before, old.slot) === memoryOf(after, now.slot) &&
    before.lineup.slots[seat]!.card === after.lineup.slots[seat]!.card
  );
}
