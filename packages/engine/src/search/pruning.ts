import { smaller } from './integers.ts';

/** How much a search spares itself, by how far it still has to look. Found by matches. */

/** More than any score or number of turns, and still a small integer for the compiler with a score added. */
export const UNLIMITED: number = 1 << 29;

const FEW_DEPTH = 6;

/** How many turns are tried before quiet ones are left out. */
export function fewEnough(depth: number, isImproving: boolean): number {
  if (depth > FEW_DEPTH) return UNLIMITED;
  return isImproving ? 6 + 2 * depth * depth : 4 + depth * depth;
}

const DEEPEST = 64;
const MOST_TURNS = 64;
const REDUCTIONS = new Int8Array(DEEPEST * MOST_TURNS);
for (let depth = 1; depth < DEEPEST; depth++)
  for (let n = 1; n < MOST_TURNS; n++)
    REDUCTIONS[depth * MOST_TURNS + n] = Math.floor(0.5 + (Math.log(depth) * Math.log(n)) / 1.9);

/** How much less far a turn is looked at when so many have been tried before it. */
export function reduction(
  depth: number,
  tried: number,
  promise: number,
  isWide: boolean,
  isQuiet: boolean,
): number {
  const usual = REDUCTIONS[smaller(depth, DEEPEST - 1) * MOST_TURNS + smaller(tried, MOST_TURNS - 1)]!;
  const less = usual - (isWide ? 1 : 0) - (isQuiet ? 0 : 1) - ((promise / 2000) | 0);
  return less < 0 ? 0 : less;
}
