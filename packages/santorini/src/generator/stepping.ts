import type { Square, Squares } from '../squares.ts';
import { CLIMBED, FELL, SPENT } from '../steps.ts';
import type { Turn } from './turn.ts';

/** What a step from `from` onto a square amounts to. */
export function stepFacts(t: Turn, from: Square, to: Squares): number {
  // What a worker does in another's hands is remembered by nobody, but it may be what is demanded.
  if (t.borrowed) return (t.above(from) & to) === 0 ? 0 : CLIMBED & t.plan.demands;
  const spent = t.power.once && isBeyondOrdinary(t, from, to) ? SPENT : 0;
  if ((t.below(from) & to) !== 0) return FELL | spent;
  return (t.above(from) & to) === 0 ? spent : CLIMBED | spent;
}

/** Whether only a power that serves once allows the step: it climbs too high, or the worker has moved already. */
function isBeyondOrdinary(t: Turn, from: Square, to: Squares): boolean {
  return (t.tooHigh(from) & to) !== 0 || (t.moves > 0 && t.power.again !== null);
}

/** The female marks once the worker on `from` has gone to `to`, and whoever was there to `pushed`. */
export function marksAfter(females: Squares, from: Square, to: Square, pushed: Square): Squares {
  const mover = (females >> from) & 1;
  const victim = (females >> to) & 1;
  return (females & ~((1 << from) | (1 << to))) | (mover << to) | (victim << pushed);
}
