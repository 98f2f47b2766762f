import { EVERYWHERE, type Squares } from '@thera/rules';
import type { Frame } from './frame.ts';
import { type Merits, signature } from './merits.ts';

// What facts say of a turn before anything is known of it.
const CLIMBED = 1 << 8;
const FELL = 32 << 8;
const CLIMB_MERIT = 2500;
const FALL_MERIT = -1500;
const KILLER_MERIT = 3000;

/** Whether a worker climbs in the turn with this header. */
export const isClimb = (head: number): boolean => (head & CLIMBED) !== 0;

/** Whether a turn goes to or builds on none of the squares that a rescue takes. */
export function isInVain(turns: Int32Array, at: number, rescue: Squares): boolean {
  if (rescue === EVERYWHERE) return false;
  const goes = 1 << ((turns[at + 1]! >> 10) & 31);
  const builds = 1 << ((turns[at + 2]! >> 5) & 31);
  return ((goes | builds) & rescue) === 0;
}

/**
 * Says of the turns from the nth on how promising they are for a team that has to be rescued on one of some squares.
 * Those in vain are dropped; returns how many turns are left.
 */
export function rankTurns(frame: Frame, from: number, team: number, rescue: Squares, merits: Merits): number {
  const { list, starts, promise, before, killer, formerKiller } = frame;
  const { data } = list;
  let left = from;
  for (let n = from; n < list.count; n++) {
    const at = starts[n]!;
    if (isInVain(data, at, rescue)) continue;
    const head = data[at]!;
    const mark = signature(data, at);
    const bonus = isClimb(head) ? CLIMB_MERIT : (head & FELL) !== 0 ? FALL_MERIT : 0;
    const killing = mark === killer ? KILLER_MERIT : mark === formerKiller ? KILLER_MERIT >> 1 : 0;
    starts[left] = at;
    promise[left++] = merits.standing(data, at, mark, team, before) + bonus + killing;
  }
  return left;
}

/** The nth turn was good enough when so far was looked, and those before it were not. */
export function learnOrder(frame: Frame, n: number, team: number, depth: number, merits: Merits): void {
  const { starts, before } = frame;
  const { data } = frame.list;
  const merit = Math.min(1600, 40 + 24 * depth * depth);
  merits.learn(data, starts[n]!, team, before, merit);
  for (let m = 0; m < n; m++) merits.learn(data, starts[m]!, team, before, -merit >> 1);
  frame.remember(signature(data, starts[n]!));
}
