import { crewOf, LINEUPS, memoryOf, type Position } from '@thera/santorini';
import { SURROUNDINGS, surroundings } from './surroundings.ts';

/**
 * What the net sees of a position: a list of facts, each a number, as two teams see them: the side that thinks, and all
 * the others together. Every square has its height, every worker its square,
 * its height and what is around it, every power in play its number.
 */

/** Room for every wording of every power. */
const POWERS = 96;

/** A square, and its height or 4 for a dome. */
export const TERRAIN = 0;
type Kind = 'worker' | 'power' | 'memory' | 'standing' | 'surroundings';

/** How many facts of each kind there are about one team; first come its own, then those of the other. */
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

/** Where each kind of fact about a team begins. */
export type TeamFacts = Readonly<Record<Kind, number>>;

const FIRST = TERRAIN + 25 * 5;
const SIZES = Object.values(KINDS);
const before = (kind: number): number => SIZES.slice(0, kind).reduce((sum, size) => sum + 2 * size, FIRST);

/** The facts about the team that looks, and about the other. */
export const MINE: TeamFacts = factsFrom((kind) => before(kind));
export const THEIRS: TeamFacts = factsFrom((kind) => before(kind) + SIZES[kind]!);

function factsFrom(begin: (kind: number) => number): TeamFacts {
  const entries = Object.keys(KINDS).map((name, kind) => [name, begin(kind)]);
  return Object.fromEntries(entries) as TeamFacts;
}

/** How many facts there are. */
export const FEATURES: number = before(SIZES.length);

/** More than are ever true at once: squares, and some facts for each worker and power. */
export const MOST_FEATURES = 128;

/** Each fact as the other team sees it. */
export const SEEN_BY_OTHERS: Readonly<Uint16Array> = Uint16Array.from({ length: FEATURES }, (_, feature) => {
  if (feature < FIRST) return feature;
  const kind = SIZES.findIndex((_size, each) => feature < before(each + 1));
  const isMine = feature < before(kind) + SIZES[kind]!;
  return feature + (isMine ? SIZES[kind]! : -SIZES[kind]!);
});

/** Writes what is true of a position for the team of side `own` into `out`, and says how many facts that is. */
export function listFeatures(position: Position, own: number, out: Uint16Array): number {
  const { h1, h2, h3, domes } = position;
  const { sides, plans, seats } = LINEUPS[position.lineup]!;
  const free = ~(position.c0 | position.c1 | position.c2 | domes);
  let count = 0;
  for (let square = 0; square < 25; square++) {
    const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
    out[count++] = TERRAIN + square * 5 + (((domes >> square) & 1) !== 0 ? 4 : height);
  }
  for (let side = 0; side < sides; side++) {
    const facts = side === own ? MINE : THEIRS;
    for (let rest = crewOf(position, side); rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
      out[count++] = facts.worker + square * 4 + height;
      for (let seat = 0; seat < seats; seat++)
        if (plans[seat]!.side === side)
          out[count++] = facts.standing + plans[seat]!.power.number * 4 + height;
      out[count++] = facts.surroundings + surroundings(h1, h2, h3, free, square);
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const { side, power, slot } = plans[seat]!;
    const facts = side === own ? MINE : THEIRS;
    out[count++] = facts.power + power.number;
    if (memoryOf(position, slot) !== 0) out[count++] = facts.memory + power.number;
  }
  return count;
}
