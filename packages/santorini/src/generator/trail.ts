import { CLIMBED, SPENT } from '../steps.ts';
import type { Turn } from './turn.ts';

/** The state of a walker that has to stay where it is. */
const STUCK = 4;
/** The state of one that may not. */
const ASTRAY = 8;

/** Takes note that the mover is where it is, and says whether it was not there before in this turn and state. */
export function leaveTrail(t: Turn): boolean {
  const state = walkState(t, t.facts, t.moves);
  const bit = 1 << t.at;
  // Who is carried home did not go there.
  const isHome = t.at === t.start && t.at !== t.stepped && t.moves > 0;
  if (isHome && !t.broughtHome) {
    t.broughtHome = true;
    return true;
  }
  // To be able to go on is better than not to be.
  const better = (state & STUCK) !== 0 && t.power.rests === null ? t.trails[state & ~STUCK]! : 0;
  const isNew = ((t.trails[state]! | better) & bit) === 0;
  t.trails[state]! |= bit;
  return isNew;
}

/** What tells an arrival of a walker, with these facts and after so many steps, from another on the same square. */
export function walkState(t: Turn, facts: number, moves: number): number {
  const minded = facts & (t.plan.keeper.minds | t.must);
  const state = ((minded & CLIMBED) !== 0 ? 1 : 0) | ((minded & SPENT) !== 0 ? 2 : 0);
  if (t.power.rests !== null) return state | (moves << 2);
  if (!t.laws.busy || moves === 0) return state;
  // Where it stands need not be where it went, which decides whether it may go on, or stay.
  const stuck = t.power.again!(t) === 0 ? STUCK : 0;
  return state | stuck | (t.mayStay ? 0 : ASTRAY);
}
