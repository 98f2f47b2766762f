import type { Laws } from '../laws.ts';
import type { Lineup } from '../lineup.ts';
import type { Plan } from '../plan.ts';
import { crewOf, memoryOf, type Position } from '../position.ts';
import { first, type Squares } from '../squares.ts';
import { BLOCK, CLIMBED, DOME, fromOf, header, kindOf, lengthOf, MOVE, NOTE, toOf, WON } from '../steps.ts';

/**
 * Whether a win by `seat` is conceivable: a third level to step onto, and a second level beside it to step from. Quick,
 * and true wherever it takes more to tell.
 */
export function couldWin(position: Position, seat: number): boolean {
  const { lineup } = position;
  const plan = lineup.plans[seat]!;
  const { power, near, side, vetoes } = plan;
  if (!lineup.isSteady || position.extra !== 0 || mayWinOtherwise(position, plan, lineup)) return true;
  const { h2, h3, domes } = position;
  const third = (power.prebuilds === null ? h3 : h2) & ~(domes | vetoes);
  if (third === 0) return false;
  const standing = power.again === null ? crewOf(position, side) : ~domes;
  for (let rest = standing & h2 & ~h3; rest !== 0; rest &= rest - 1)
    if ((near[first(rest)]! & third) !== 0) return true;
  return false;
}

/** Whether a win by anything else than a step up to a third level is conceivable. */
function mayWinOtherwise(position: Position, plan: Plan, { laws }: Lineup): boolean {
  const { winsOwnWay, side } = plan;
  const { pools, swallows } = laws[side]!;
  // A whirlpool leads up to any level; with less than two there is none to come out of.
  if (swallows.length > 0 || (pools.length > 0 && areOpen(pools, position))) return true;
  return winsOwnWay && mayLoom(position, plan, laws[side]!);
}

/** Whether a win by how the turn ends is conceivable. */
export function mayWinLate(position: Position, plan: Plan, { laws }: Lineup): boolean {
  return plan.winsLate && mayLoom(position, plan, laws[plan.side]!);
}

/** Whether the power may have its own way to win. Who is carried on may come from further away. */
function mayLoom(position: Position, { power, side }: Plan, { carriesOn }: Laws): boolean {
  return power.looms === null || carriesOn || power.looms(position, side);
}

/** Whether there are two whirlpools. */
function areOpen(pools: Laws['pools'], position: Position): boolean {
  for (let i = 0; i < pools.length; i++) {
    const { power, slot } = pools[i]!;
    const squares = power.pools!(memoryOf(position, slot));
    if ((squares & (squares - 1)) !== 0) return true;
  }
  return false;
}

/**
 * The squares to which a worker of the seat to move can step, and build beside, without being able to win with its next
 * turn; none where it takes more to tell.
 */
export function harmlessSquares(position: Position): Squares {
  const { plans, isSteady, seats } = position.lineup;
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
