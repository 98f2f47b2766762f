import type { Evasions, Squares } from '@thera/santorini';
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

/** The kinds of steps by which workers go somewhere of their own accord, and by which something is built. */
const LAST_MOVE = 3;
const BLOCK = 5;
const DOME = 6;
const STEP_KIND = 31;

/** A merit can come near to 2 to the power of this. */
const MERIT_BITS = 12;
/** A square to go to and one to build on. */
const PAIR_BITS = 10;
/** What was replied to is told apart by so many bits. */
const BEFORE_BITS = 6;
/** A whole turn, and the heights that it meets. */
const WHOLE_BITS = 12;
const SPREAD = 0x9e3779b1;
const SPREAD_AGAIN = 0x85ebca6b;

const isMove = (step: number): boolean => (step & STEP_KIND) <= LAST_MOVE;
const isBuild = (step: number): boolean => (step & STEP_KIND) === BLOCK || (step & STEP_KIND) === DOME;

/** Whether a worker climbs in the turn with this header. */
export const isClimb = (head: number): boolean => (head & CLIMBED) !== 0;

/** Stands for a whole turn. */
export function markOf(turns: Int32Array, at: number): number {
  const length = turns[at]! & TURN_LENGTH;
  let mark = Math.imul(turns[at + 1]!, SPREAD);
  if (length > 2) mark = Math.imul(mark ^ turns[at + 2]!, SPREAD);
  for (let i = at + 3; i < at + length; i++) mark = Math.imul(mark ^ turns[i]!, SPREAD);
  return mark;
}

/**
 * In which order turns are tried, by how good they have been elsewhere in a search: by how they begin, by where the mover
 * ends and builds, as a whole, and as a reply to the turn before. Small enough to stay in fast memory.
 */
export class TurnOrder {
  private readonly moves: Int16Array = new Int16Array(2 << PAIR_BITS);
  private readonly builds: Int16Array = new Int16Array(2 << PAIR_BITS);
  private readonly replies: Int16Array = new Int16Array(1 << (BEFORE_BITS + PAIR_BITS));
  private readonly wholes: Int16Array = new Int16Array(2 << WHOLE_BITS);

  /**
   * Finds where the turns of a frame begin and says how promising they are for a team; most of all the one that begins at
   * `known`. Under a threat turns that are surely no evasions are dropped. Returns how many are left.
   */
  rank(frame: Frame, known: number, team: number, evasions: Evasions | null): number {
    const { moves, builds, replies, wholes } = this;
    frame.reserve();
    const { list, starts, promise, killer, formerKiller } = frame;
    const { data, count } = list;
    const own = team << PAIR_BITS;
    const reply = rowOf(frame.before);
    const isForced = evasions !== null && evasions.count > 0;
    const { h1, h2, h3 } = frame.position;
    const whole = team << WHOLE_BITS;
    let left = 0;
    // Turns that begin alike follow each other.
    let head = 0;
    let step = 0;
    let common = 0;
    let begun = 0;
    let goes = 0;
    let isShort = false;
    for (let n = 0, at = 0; n < count; n++, at += head & TURN_LENGTH) {
      if (data[at] !== head || data[at + 1] !== step) {
        head = data[at]!;
        step = data[at + 1]!;
        const bonus = isClimb(head) ? CLIMB_MERIT : (head & FELL) !== 0 ? FALL_MERIT : 0;
        common = moves[own | moveKey(step)]! + bonus;
        begun = Math.imul(step, SPREAD);
        goes = ((step >> 10) & 31) << 5;
        isShort = (head & TURN_LENGTH) === 3 && isMove(step);
      }
      if (isForced && !evasions.mayEvade(data, at)) continue;
      // Nearly every turn is a step and a build, and read without a loop; all of it is in the pair.
      const second = data[at + 2]!;
      const mark = isShort ? Math.imul(begun ^ second, SPREAD) : markOf(data, at);
      const pair = isShort ? goes | ((second >> 5) & 31) : pairOf(data, at);
      const killing = mark === killer ? KILLER_MERIT : mark === formerKiller ? KILLER_MERIT >> 1 : 0;
      const learnt =
        builds[own | pair]! +
        replies[reply | pair]! +
        (isShort ? 0 : 2 * wholes[whole | wholeKey(mark, pair, h1, h2, h3)]!);
      starts[left] = at;
      promise[left] = at === known ? FIRST : common + learnt + killing;
      left++;
    }
    return left;
  }

  /** The nth turn of a frame was good enough when so far was looked, and those before it were not. */
  learn(frame: Frame, n: number, team: number, depth: number): void {
    const { starts } = frame;
    const merit = smaller(1600, 40 + 24 * depth * depth);
    for (let m = 0; m < n; m++) this.nudge(frame, starts[m]!, team, -merit >> 1);
    this.nudge(frame, starts[n]!, team, merit);
    frame.remember(markOf(frame.list.data, starts[n]!));
  }

  private nudge({ list, position, before }: Frame, at: number, team: number, merit: number): void {
    const { h1, h2, h3 } = position;
    const own = team << PAIR_BITS;
    const mark = markOf(list.data, at);
    const pair = pairOf(list.data, at);
    nudge(this.moves, own | moveKey(list.data[at + 1]!), merit);
    nudge(this.builds, own | pair, merit);
    nudge(this.replies, rowOf(before) | pair, merit);
    nudge(this.wholes, (team << WHOLE_BITS) | wholeKey(mark, pair, h1, h2, h3), merit);
  }

  /** What was learnt counts for less in the next search. */
  fade(): void {
    for (const table of [this.moves, this.builds, this.replies, this.wholes])
      for (let n = 0; n < table.length; n++) table[n] = table[n]! >> 1;
  }

  forget(): void {
    for (const table of [this.moves, this.builds, this.replies, this.wholes]) table.fill(0);
  }
}

/** Where the mover ends and where it builds first. */
function pairOf(turns: Int32Array, at: number): number {
  const end = at + (turns[at]! & TURN_LENGTH);
  const first = turns[at + 1]!;
  if (end === at + 3 && isMove(first)) return (((first >> 10) & 31) << 5) | ((turns[at + 2]! >> 5) & 31);
  let to = 0;
  let site = -1;
  for (let i = at + 1; i < end; i++) {
    const step = turns[i]!;
    if (isMove(step)) to = (step >> 10) & 31;
    else if (site < 0 && isBuild(step)) site = (step >> 5) & 31;
  }
  return (to << 5) | (site < 0 ? 0 : site);
}

/** A whole turn on the heights of the squares where the mover ends and builds. */
function wholeKey(mark: number, pair: number, h1: Squares, h2: Squares, h3: Squares): number {
  const to = pair >> 5;
  const site = pair & 31;
  const heights =
    ((h1 >> site) & 1) |
    (((h2 >> site) & 1) << 1) |
    (((h3 >> site) & 1) << 2) |
    (((h1 >> to) & 1) << 3) |
    (((h2 >> to) & 1) << 4);
  return Math.imul(mark ^ heights, SPREAD_AGAIN) >>> (32 - WHOLE_BITS);
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
