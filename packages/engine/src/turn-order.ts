import type { Evasions } from '@thera/rules';
import { type Frame, TURN_LENGTH } from './frame.ts';
import { smaller } from './integers.ts';

// What facts say of a turn before anything is known of it.
const CLIMBED = 1 << 8;
const FELL = 32 << 8;
const CLIMB_MERIT = 2500;
const FALL_MERIT = -1500;
const KILLER_MERIT = 3000;
/** More than any turn promises. */
const FIRST = 1 << 20;

/** A merit can come near to 2 to the power of this. */
const MERIT_BITS = 12;
/** A square to go to and one to build on. */
const PAIR_BITS = 10;
/** What was replied to is told apart by so many bits. */
const BEFORE_BITS = 6;
const SPREAD = 0x9e3779b1;
const SPREAD_AGAIN = 0x85ebca6b;

/** Whether a worker climbs in the turn with this header. */
export const isClimb = (head: number): boolean => (head & CLIMBED) !== 0;

/** Stands for a turn's first two steps. */
export function markOf(turns: Int32Array, at: number): number {
  return Math.imul(turns[at + 1]!, SPREAD) ^ secondStep(turns, at);
}

/**
 * In which order turns are tried, by how good they have been elsewhere in a search: by where a worker goes, by where it
 * goes and builds, and as a reply to the turn before. Small enough to stay in fast memory.
 */
export class TurnOrder {
  private readonly moves: Int16Array = new Int16Array(2 << PAIR_BITS);
  private readonly builds: Int16Array = new Int16Array(2 << PAIR_BITS);
  private readonly replies: Int16Array = new Int16Array(1 << (BEFORE_BITS + PAIR_BITS));

  /**
   * Finds where the turns of a frame begin and says how promising they are for a team; most of all the one that begins at
   * `known`. Under a threat turns that are surely no evasions are dropped. Returns how many are left.
   */
  rank(frame: Frame, known: number, team: number, evasions: Evasions | null): number {
    const { moves, builds, replies } = this;
    frame.reserve();
    const { list, starts, promise, killer, formerKiller } = frame;
    const { data, count } = list;
    const own = team << PAIR_BITS;
    const reply = rowOf(frame.before);
    const isForced = evasions !== null && evasions.count > 0;
    let left = 0;
    // Turns that begin alike follow each other.
    let head = 0;
    let step = 0;
    let mark = 0;
    let goes = 0;
    let common = 0;
    for (let n = 0, at = 0; n < count; n++, at += head & TURN_LENGTH) {
      if (data[at] !== head || data[at + 1] !== step) {
        head = data[at]!;
        step = data[at + 1]!;
        mark = Math.imul(step, SPREAD);
        goes = (step >> 10) & 31;
        const bonus = isClimb(head) ? CLIMB_MERIT : (head & FELL) !== 0 ? FALL_MERIT : 0;
        common = moves[own | moveKey(step)]! + bonus;
      }
      const second = (head & TURN_LENGTH) > 2 ? data[at + 2]! : 0;
      const builtOn = (second >> 5) & 31;
      if (isForced && !evasions.mayEvade(data, at)) continue;
      const pair = (goes << 5) | builtOn;
      const turn = mark ^ second;
      const killing = turn === killer ? KILLER_MERIT : turn === formerKiller ? KILLER_MERIT >> 1 : 0;
      const merit = common + builds[own | pair]! + replies[reply | pair]! + killing;
      starts[left] = at;
      promise[left] = at === known ? FIRST : merit;
      left++;
    }
    return left;
  }

  /** The nth turn of a frame was good enough when so far was looked, and those before it were not. */
  learn(frame: Frame, n: number, team: number, depth: number): void {
    const { starts, before } = frame;
    const { data } = frame.list;
    const merit = smaller(1600, 40 + 24 * depth * depth);
    this.nudge(data, starts[n]!, team, before, merit);
    for (let m = 0; m < n; m++) this.nudge(data, starts[m]!, team, before, -merit >> 1);
    frame.remember(markOf(data, starts[n]!));
  }

  private nudge(turns: Int32Array, at: number, team: number, before: number, merit: number): void {
    const own = team << PAIR_BITS;
    const step = turns[at + 1]!;
    const pair = (((step >> 10) & 31) << 5) | ((secondStep(turns, at) >> 5) & 31);
    nudge(this.moves, own | moveKey(step), merit);
    nudge(this.builds, own | pair, merit);
    nudge(this.replies, rowOf(before) | pair, merit);
  }

  /** What was learnt counts for less in the next search. */
  fade(): void {
    for (const table of [this.moves, this.builds, this.replies])
      for (let n = 0; n < table.length; n++) table[n] = table[n]! >> 1;
  }

  forget(): void {
    for (const table of [this.moves, this.builds, this.replies]) table.fill(0);
  }
}

function secondStep(turns: Int32Array, at: number): number {
  return (turns[at]! & TURN_LENGTH) > 2 ? turns[at + 2]! : 0;
}

function moveKey(step: number): number {
  return ((step >> 5) ^ Math.imul(step & 31, 0x2b)) & ((1 << PAIR_BITS) - 1);
}

/** Where the replies to the turn with this mark are. */
function rowOf(before: number): number {
  return (Math.imul(before, SPREAD_AGAIN) >>> (32 - BEFORE_BITS)) << PAIR_BITS;
}

/** It can come near the most but never past it, so what was good lately counts more. */
function nudge(table: Int16Array, key: number, merit: number): void {
  const old = table[key]!;
  table[key] = old + merit - ((old * (merit < 0 ? -merit : merit)) >> MERIT_BITS);
}
