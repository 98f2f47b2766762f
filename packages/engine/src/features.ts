import { crewOf, LINEUPS, memoryOf, type Position } from '@thera/rules';

/**
 * What the net sees of a position: a list of facts, each a number, as two teams see them: the side that thinks, and all
 * the others together. Every square has its height, every worker its square and height, every power in play its number.
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

/** Where each kind of fact begins for one team and for the other, and where it ends. */
const PAIRS = [
  [MY_WORKER, THEIR_WORKER, MY_POWER],
  [MY_POWER, THEIR_POWER, MY_MEMORY],
  [MY_MEMORY, THEIR_MEMORY, MY_STANDING],
  [MY_STANDING, THEIR_STANDING, THEIR_STANDING + POWERS * 4],
] as const;

/** How many facts there are. */
export const FEATURES: number = THEIR_STANDING + POWERS * 4;

/** More than are ever true at once: squares, and three facts for each worker and power. */
export const MOST_FEATURES = 128;

/** Each fact as the other team sees it. */
export const SEEN_BY_OTHERS: Readonly<Uint16Array> = Uint16Array.from({ length: FEATURES }, (_, feature) => {
  if (feature < MY_WORKER) return feature;
  for (const [mine, theirs, end] of PAIRS)
    if (feature < end) return feature < theirs ? feature - mine + theirs : feature - theirs + mine;
  return feature;
});

/** Writes what is true of a position for the team of side `own` into `out`, and says how many facts that is. */
export function listFeatures(position: Position, own: number, out: Uint16Array): number {
  const { h1, h2, h3, domes } = position;
  const { sides, plans, seats } = LINEUPS[position.lineup]!;
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
