import { LINEUPS } from './lineup.ts';
import { crewOf, type Position } from './position.ts';
import { first, type Squares } from './squares.ts';
import { BLOCK, CLIMBED, fromOf, header, kindOf, MOVE, toOf } from './steps.ts';

/**
 * Whether a win by `seat` is conceivable: a third level to step onto, and a second level beside it to step from. Quick,
 * and true wherever it takes more to tell.
 */
export function couldWin(position: Position, seat: number): boolean {
  const { plans, isSteady } = LINEUPS[position.lineup]!;
  const { winsByStep, power, near, side, vetoes } = plans[seat]!;
  if (!isSteady || !winsByStep || position.extra !== 0) return true;
  const { h2, h3, domes } = position;
  const third = (power.prebuilds === null ? h3 : h2) & ~(domes | vetoes);
  if (third === 0) return false;
  const standing = power.again === null ? crewOf(position, side) : ~domes;
  for (let rest = standing & h2 & ~h3; rest !== 0; rest &= rest - 1)
    if ((near[first(rest)]! & third) !== 0) return true;
  return false;
}

/**
 * The squares to which a worker of the seat to move can step, and build beside, without being able to win with its next
 * turn; none where it takes more to tell.
 */
export function harmlessSquares(position: Position): Squares {
  const { plans, isSteady, seats } = LINEUPS[position.lineup]!;
  const { winsByStep, power, side } = plans[position.turn]!;
  if (!isSteady || seats > 2 || !winsByStep || power.prebuilds !== null || power.again !== null) return 0;
  const second = position.h2 & ~position.h3;
  return (crewOf(position, side) & second) === 0 ? ~second : 0;
}

/** The length and the one fact of a header that a harmless turn's must agree with. */
const SHAPE = header(255, CLIMBED, -1, 0);
const STEP_AND_BUILD = header(3, 0, -1, 0);

/** Whether the turn that begins at `at` is a step to one of some squares that is no climb, and a block beside it. */
export function isHarmless(data: Int32Array, at: number, harmless: Squares): boolean {
  const step = data[at + 1]!;
  const build = data[at + 2]!;
  const to = toOf(step);
  return (
    (data[at]! & SHAPE) === STEP_AND_BUILD &&
    kindOf(step) === MOVE &&
    kindOf(build) === BLOCK &&
    ((harmless >> to) & 1) !== 0 &&
    fromOf(build) !== to
  );
}
