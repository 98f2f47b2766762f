import { smaller } from './integers.ts';

/** How much a search spares itself, by depth. Found by matches. */

/** More than any score or number of turns, and still a small integer for the compiler with a score added. */
export const UNLIMITED: number = 1 << 29;

const LATE_MOVE_DEPTH = 6;

/** Late move count: after so many turns quiet ones are pruned. */
export function lateMoveCount(depth: number, isImproving: boolean): number {
  if (depth > LATE_MOVE_DEPTH) return UNLIMITED;
  return isImproving ? 6 + 2 * depth * depth : 4 + depth * depth;
}

const DEEPEST = 64;
const MOST_TURNS = 64;
const REDUCTIONS = new Int8Array(DEEPEST * MOST_TURNS);
for (let depth = 1; depth < DEEPEST; depth++)
  for (let n = 1; n < MOST_TURNS; n++)
    REDUCTIONS[depth * MOST_TURNS + n] = Math.floor(0.5 + (Math.log(depth) * Math.log(n)) / 1.9);

/** Late move reduction: how much less deep a turn is searched when so many were searched before it. */
export function lateMoveReduction(
  depth: number,
  tried: number,
  score: number,
  isPv: boolean,
  isQuiet: boolean,
): number {
  const usual = REDUCTIONS[smaller(depth, DEEPEST - 1) * MOST_TURNS + smaller(tried, MOST_TURNS - 1)]!;
  const less = usual - (isPv ? 1 : 0) - (isQuiet ? 0 : 1) - ((score / 2000) | 0);
  return less < 0 ? 0 : less;
}
