import { LINEUPS, type Lineup } from './lineup.ts';
import type { Plan } from './plan.ts';
import { crewOf, type Position } from './position.ts';
import { first, type Squares } from './squares.ts';
import { BLOCK, CLIMBED, DOME, fromOf, header, kindOf, lengthOf, MOVE, NOTE, toOf, WON } from './steps.ts';

/**
 * Whether a win by `seat` is conceivable: a third level to step onto, and a second level beside it to step from. Quick,
 * and true wherever it takes more to tell.
 */
export function couldWin(position: Position, seat: number): boolean {
  const lineup = LINEUPS[position.lineup]!;
  const plan = lineup.plans[seat]!;
  const { winsByStep, power, near, side, vetoes } = plan;
  if (!lineup.isSteady || !winsByStep || position.extra !== 0 || mayWinLate(position, plan, lineup))
    return true;
  const { h2, h3, domes } = position;
  const third = (power.prebuilds === null ? h3 : h2) & ~(domes | vetoes);
  if (third === 0) return false;
  const standing = power.again === null ? crewOf(position, side) : ~domes;
  for (let rest = standing & h2 & ~h3; rest !== 0; rest &= rest - 1)
    if ((near[first(rest)]! & third) !== 0) return true;
  return false;
}

/** Whether a win by how the turn ends is conceivable. */
export function mayWinLate(position: Position, { winsLate, power, side }: Plan, { laws }: Lineup): boolean {
  if (!winsLate) return false;
  // Who is carried on may come from further away.
  return power.looms === null || laws[side]!.carriesOn || power.looms(position, side);
}

/**
 * The squares to which a worker of the seat to move can step, and build beside, without being able to win with its next
 * turn; none where it takes more to tell.
 */
export function harmlessSquares(position: Position): Squares {
  const { plans, isSteady, seats } = LINEUPS[position.lineup]!;
  const { winsByStep, winsLate, power, side } = plans[position.turn]!;
  if (!isSteady || seats > 2 || !winsByStep || winsLate || power.prebuilds !== null || power.again !== null)
    return 0;
  const second = position.h2 & ~position.h3;
  return (crewOf(position, side) & second) === 0 ? ~second : 0;
}

/** The facts and the winner in a header that a harmless turn has none of. */
const EVENTS = header(0, CLIMBED | WON, 6, 0);

/** Whether the turn that begins at `at` is a step to one of some squares that is no climb, and builds beside it. */
export function isHarmless(data: Int32Array, at: number, harmless: Squares): boolean {
  const head = data[at]!;
  const step = data[at + 1]!;
  const to = toOf(step);
  if ((head & EVENTS) !== 0 || kindOf(step) !== MOVE || ((harmless >> to) & 1) === 0) return false;
  for (let i = at + 2; i < at + lengthOf(head); i++) {
    const kind = kindOf(data[i]!);
    if (kind === NOTE) i++;
    else if ((kind !== BLOCK && kind !== DOME) || fromOf(data[i]!) === to) return false;
  }
  return true;
}
