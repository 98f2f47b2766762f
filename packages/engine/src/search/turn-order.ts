import type { Evasions, Squares } from '@thera/santorini';
import { smaller } from './integers.ts';
import { type StackEntry, TURN_LENGTH } from './stack-entry.ts';

// What facts say of a turn before anything is known of it.
const CLIMBED = 1 << 8;
const FELL = 32 << 8;
const CLIMB_SCORE = 2500;
const FALL_SCORE = -1500;
const KILLER_SCORE = 3000;
/** More than any turn promises. */
const FIRST = 1 << 20;

/** The kinds of steps by which workers go somewhere of their own accord, and by which something is built. */
const LAST_MOVE = 3;
const BLOCK = 5;
const DOME = 6;
const STEP_KIND = 31;

/** A merit can come near to 2 to the power of this. */
const HISTORY_BITS = 12;
/** A square to go to and one to build on. */
const PAIR_BITS = 10;
/** What was replied to is told apart by so many bits. */
const COUNTERMOVE_BITS = 6;
/** A whole turn, and the heights that it meets. */
const TURN_BITS = 12;
const SPREAD = 0x9e3779b1;
const SPREAD_AGAIN = 0x85ebca6b;

const isMove = (step: number): boolean => (step & STEP_KIND) <= LAST_MOVE;
const isBuild = (step: number): boolean => (step & STEP_KIND) === BLOCK || (step & STEP_KIND) === DOME;

/** Whether a worker climbs in the turn with this header. */
export const isClimb = (head: number): boolean => (head & CLIMBED) !== 0;

/** Stands for a whole turn. */
export function turnKey(turns: Int32Array, at: number): number {
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
  private readonly moveHistory: Int16Array = new Int16Array(2 << PAIR_BITS);
  private readonly buildHistory: Int16Array = new Int16Array(2 << PAIR_BITS);
  private readonly countermoveHistory: Int16Array = new Int16Array(1 << (COUNTERMOVE_BITS + PAIR_BITS));
  private readonly turnHistory: Int16Array = new Int16Array(2 << TURN_BITS);

  /**
   * Finds where the turns of a frame begin and says how promising they are for a team; most of all the one that begins at
   * `known`. Under a threat turns that are surely no evasions are dropped. Returns how many are left.
   */
  score(frame: StackEntry, known: number, team: number, evasions: Evasions | null): number {
    const { moveHistory, buildHistory, countermoveHistory, turnHistory } = this;
    frame.reserve();
    const { list, starts, scores, killer, formerKiller } = frame;
    const { data, count } = list;
    const own = team << PAIR_BITS;
    const reply = rowOf(frame.previousTurn);
    const isForced = evasions !== null && evasions.count > 0;
    const { h1, h2, h3 } = frame.position;
    const whole = team << TURN_BITS;
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
        const bonus = isClimb(head) ? CLIMB_SCORE : (head & FELL) !== 0 ? FALL_SCORE : 0;
        common = moveHistory[own | moveKey(step)]! + bonus;
        begun = Math.imul(step, SPREAD);
        goes = ((step >> 10) & 31) << 5;
        isShort = (head & TURN_LENGTH) === 3 && isMove(step);
      }
      if (isForced && !evasions.mayEvade(data, at)) continue;
      // Nearly every turn is a step and a build, and read without a loop; all of it is in the pair.
      const second = data[at + 2]!;
      const mark = isShort ? Math.imul(begun ^ second, SPREAD) : turnKey(data, at);
      const pair = isShort ? goes | ((second >> 5) & 31) : pairOf(data, at);
      const killing = mark === killer ? KILLER_SCORE : mark === formerKiller ? KILLER_SCORE >> 1 : 0;
      const learnt =
        buildHistory[own | pair]! +
        countermoveHistory[reply | pair]! +
        (isShort ? 0 : 2 * turnHistory[whole | turnHistoryKey(mark, pair, h1, h2, h3)]!);
      starts[left] = at;
      scores[left] = at === known ? FIRST : common + learnt + killing;
      left++;
    }
    return left;
  }

  /** The nth turn of a frame was good enough when so far was looked, and those before it were not. */
  update(frame: StackEntry, n: number, team: number, depth: number): void {
    const { starts } = frame;
    const merit = smaller(1600, 40 + 24 * depth * depth);
    for (let m = 0; m < n; m++) this.addBonus(frame, starts[m]!, team, -merit >> 1);
    this.addBonus(frame, starts[n]!, team, merit);
    frame.addKiller(turnKey(frame.list.data, starts[n]!));
  }

  private addBonus(
    { list, position, previousTurn }: StackEntry,
    at: number,
    team: number,
    merit: number,
  ): void {
    const { h1, h2, h3 } = position;
    const own = team << PAIR_BITS;
    const mark = turnKey(list.data, at);
    const pair = pairOf(list.data, at);
    addBonus(this.moveHistory, own | moveKey(list.data[at + 1]!), merit);
    addBonus(this.buildHistory, own | pair, merit);
    addBonus(this.countermoveHistory, rowOf(previousTurn) | pair, merit);
    addBonus(this.turnHistory, (team << TURN_BITS) | turnHistoryKey(mark, pair, h1, h2, h3), merit);
  }

  /** What was learnt counts for less in the next search. */
  age(): void {
    for (const table of [this.moveHistory, this.buildHistory, this.countermoveHistory, this.turnHistory])
      for (let n = 0; n < table.length; n++) table[n] = table[n]! >> 1;
  }

  clear(): void {
    for (const table of [this.moveHistory, this.buildHistory, this.countermoveHistory, this.turnHistory])
      table.fill(0);
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
function turnHistoryKey(mark: number, pair: number, h1: Squares, h2: Squares, h3: Squares): number {
  const to = pair >> 5;
  const site = pair & 31;
  const heights =
    ((h1 >> site) & 1) |
    (((h2 >> site) & 1) << 1) |
    (((h3 >> site) & 1) << 2) |
    (((h1 >> to) & 1) << 3) |
    (((h2 >> to) & 1) << 4);
  return Math.imul(mark ^ heights, SPREAD_AGAIN) >>> (32 - TURN_BITS);
}

function moveKey(step: number): number {
  return ((step >> 5) ^ Math.imul(step & 31, 0x2b)) & ((1 << PAIR_BITS) - 1);
}

/** Where the replies to the turn with this mark are. */
function rowOf(before: number): number {
  return (Math.imul(before, SPREAD_AGAIN) >>> (32 - COUNTERMOVE_BITS)) << PAIR_BITS;
}

/** It can come near the most but never past it, so what was good lately counts more. */
function addBonus(table: Int16Array, key: number, merit: number): void {
  const old = table[key]!;
  table[key] = old + merit - ((old * (merit < 0 ? -merit : merit)) >> HISTORY_BITS);
}
