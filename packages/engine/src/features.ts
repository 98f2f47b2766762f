import { crewOf, LINEUPS, memoryOf, type Position } from '@thera/rules';
import { ASPECTS, aspectOf, COUNTS, surroundings } from './surroundings.ts';

/**
 * What the net sees of a position: a list of facts, each a number, as two teams see them: the side that thinks, and all
 * the others together. Every square has its height, every worker its square,
 * its height and what is around it, every power in play its number.
 */

/** Room for every wording of every power. */
const POWERS = 96;

/** A square, and its height or 4 for a dome. */
export const TERRAIN = 0;
/** A square, and the height of the worker on it. */
export const MY_WORKER: number = TERRAIN + 25 * 5;
export const THEIR_WORKER: number = MY_WORKER + 25 * 4;
/** A power in play. */
export const MY_POWER: number = THEIR_WORKER + 25 * 4;
export const THEIR_POWER: number = MY_POWER + POWERS;
/** A power whose card remembers something. */
export const MY_MEMORY: number = THEIR_POWER + POWERS;
export const THEIR_MEMORY: number = MY_MEMORY + POWERS;
/** A power, and the height of one of its workers. */
export const MY_STANDING: number = THEIR_MEMORY + POWERS;
export const THEIR_STANDING: number = MY_STANDING + POWERS * 4;

/** Of what is around a worker, each aspect with the worker's height. */
export const MY_SURROUNDINGS: number = THEIR_STANDING + POWERS * 4;
export const THEIR_SURROUNDINGS: number = MY_SURROUNDINGS + ASPECTS * 4 * COUNTS;

/** Where each kind of fact begins for one team and for the other, and where it ends. */
const PAIRS = [
  [MY_WORKER, THEIR_WORKER, MY_POWER],
  [MY_POWER, THEIR_POWER, MY_MEMORY],
  [MY_MEMORY, THEIR_MEMORY, MY_STANDING],
  [MY_STANDING, THEIR_STANDING, MY_SURROUNDINGS],
  [MY_SURROUNDINGS, THEIR_SURROUNDINGS, THEIR_SURROUNDINGS + ASPECTS * 4 * COUNTS],
] as const;

/** How many facts there are. */
export const FEATURES: number = THEIR_SURROUNDINGS + ASPECTS * 4 * COUNTS;

/** More than are ever true at once: squares, and some facts for each worker and power. */
export const MOST_FEATURES = 128;

/** Each fact as the other team sees it. */
export const SEEN_BY_OTHERS: Readonly<Uint16Array> = Uint16Array.from({ length: FEATURES }, (_, feature) => {
  if (feature < MY_WORKER) return feature;
  for (const [mine, theirs, end] of PAIRS)
    if (feature < end) return feature < theirs ? feature - mine + theirs : feature - theirs + mine;
  return feature;
});

/** Where the facts about what is around a team's workers begin. */
export const surroundingsOf = (isOwn: boolean): number => (isOwn ? MY_SURROUNDINGS : THEIR_SURROUNDINGS);

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
    for (let rest = crewOf(position, side); rest !== 0; rest &= rest - 1) {
      const square = 31 - Math.clz32(rest & -rest);
      const height = ((h1 >> square) & 1) + ((h2 >> square) & 1) + ((h3 >> square) & 1);
      out[count++] = (side === own ? MY_WORKER : THEIR_WORKER) + square * 4 + height;
      for (let seat = 0; seat < seats; seat++)
        if (plans[seat]!.side === side)
          out[count++] =
            (side === own ? MY_STANDING : THEIR_STANDING) + plans[seat]!.power.number * 4 + height;
      const around = surroundings(h1, h2, h3, free, square);
      for (let aspect = 0; aspect < ASPECTS; aspect++)
        out[count++] = surroundingsOf(side === own) + aspect * 4 * COUNTS + aspectOf(around, aspect);
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const { side, power, slot } = plans[seat]!;
    out[count++] = (side === own ? MY_POWER : THEIR_POWER) + power.number;
    if (memoryOf(position, slot) !== 0)
      out[count++] = (side === own ? MY_MEMORY : THEIR_MEMORY) + power.number;
  }
  return count;
}
