import {
  climbs,
  type Evasions,
  falls,
  isBuildStep,
  isMoveStep,
  type Squares,
  stepFrom,
  stepKind,
  stepSquares,
  stepTo,
  turnLength,
} from '@thera/santorini';
import { smaller } from './integers.ts';
import type { StackEntry } from './stack-entry.ts';

// What a turn's score is before any history is known of it.
const CLIMB_SCORE = 2500;
const FALL_SCORE = -1500;
const KILLER_SCORE = 3000;
/** More than the score of any other turn. */
const TABLE_MOVE_SCORE = 1 << 20;

/** A history score can come near to 2 to the power of this. */
const HISTORY_BITS = 12;
/** A square to go to and one to build on. */
const PAIR_BITS = 10;
/** Turns that are countered are told apart by so many bits. */
const COUNTERMOVE_BITS = 6;
/** A whole turn, and the heights that it meets. */
const TURN_BITS = 12;
const SPREAD = 0x9e3779b1;
const SPREAD_AGAIN = 0x85ebca6b;

/** Stands for a whole turn. */
export function turnKey(turns: Int32Array, at: number): number {
  const length = turnLength(turns[at]!);
  let key = Math.imul(turns[at + 1]!, SPREAD);
  if (length > 2) key = Math.imul(key ^ turns[at + 2]!, SPREAD);
  for (let i = at + 3; i < at + length; i++) key = Math.imul(key ^ turns[i]!, SPREAD);
  return key;
}

/**
 * Move ordering by history: how often turns made a cutoff elsewhere in a search, by how they begin, by where the mover ends
 * and builds, as a whole, and as a countermove to the turn before. Small enough to stay in fast memory.
 */
export class TurnOrder {
  private readonly moveHistory: Int16Array = new Int16Array(2 << PAIR_BITS);
  private readonly buildHistory: Int16Array = new Int16Array(2 << PAIR_BITS);
  private readonly countermoveHistory: Int16Array = new Int16Array(1 << (COUNTERMOVE_BITS + PAIR_BITS));
  private readonly turnHistory: Int16Array = new Int16Array(2 << TURN_BITS);

  /**
   * Finds where the turns of an entry begin and scores them for a perspective: the table move first, then by killers and
   * histories. Under a threat turns that are surely no evasions are dropped. Returns how many are left.
   */
  score(entry: StackEntry, perspective: number, evasions: Evasions | null): number {
    const { moveHistory, buildHistory, countermoveHistory, turnHistory } = this;
    entry.reserve();
    const { list, starts, scores, tableMove, killer, formerKiller } = entry;
    const { data, count } = list;
    const own = perspective << PAIR_BITS;
    const counter = counterRow(entry.previousTurn);
    const isForced = evasions !== null && evasions.count > 0;
    const { h1, h2, h3 } = entry.position;
    const ownTurns = perspective << TURN_BITS;
    let left = 0;
    // Turns that begin alike follow each other.
    let head = 0;
    let length = 0;
    let step = 0;
    let common = 0;
    let begun = 0;
    let goes = 0;
    let isShort = false;
    for (let n = 0, at = 0; n < count; n++, at += length) {
      if (data[at] !== head || data[at + 1] !== step) {
        head = data[at]!;
        length = turnLength(head);
        step = data[at + 1]!;
        const fact = climbs(head) ? CLIMB_SCORE : falls(head) ? FALL_SCORE : 0;
        common = moveHistory[own | moveKey(step)]! + fact;
        begun = Math.imul(step, SPREAD);
        goes = stepTo(step) << 5;
        isShort = length === 3 && isMoveStep(step);
      }
      if (isForced && !evasions.mayEvade(data, at)) continue;
      // Nearly every turn is a step and a build, and read without a loop; all of it is in the pair.
      const second = data[at + 2]!;
      const key = isShort ? Math.imul(begun ^ second, SPREAD) : turnKey(data, at);
      const pair = isShort ? goes | stepFrom(second) : pairOf(data, at);
      const killing = key === killer ? KILLER_SCORE : key === formerKiller ? KILLER_SCORE >> 1 : 0;
      const history =
        buildHistory[own | pair]! +
        countermoveHistory[counter | pair]! +
        (isShort ? 0 : 2 * turnHistory[ownTurns | turnHistoryKey(key, pair, h1, h2, h3)]!);
      starts[left] = at;
      scores[left] = at === tableMove ? TABLE_MOVE_SCORE : common + history + killing;
      left++;
    }
    return left;
  }

  /** The nth turn of an entry made a cutoff at this depth, and those before it did not. */
  update(entry: StackEntry, n: number, perspective: number, depth: number): void {
    const { starts } = entry;
    const bonus = smaller(1600, 40 + 24 * depth * depth);
    for (let m = 0; m < n; m++) this.addBonus(entry, starts[m]!, perspective, -bonus >> 1);
    this.addBonus(entry, starts[n]!, perspective, bonus);
    entry.addKiller(turnKey(entry.list.data, starts[n]!));
  }

  private addBonus(entry: StackEntry, at: number, perspective: number, bonus: number): void {
    const { data } = entry.list;
    const { h1, h2, h3 } = entry.position;
    const own = perspective << PAIR_BITS;
    const key = turnKey(data, at);
    const pair = pairOf(data, at);
    addBonus(this.moveHistory, own | moveKey(data[at + 1]!), bonus);
    addBonus(this.buildHistory, own | pair, bonus);
    addBonus(this.countermoveHistory, counterRow(entry.previousTurn) | pair, bonus);
    addBonus(this.turnHistory, (perspective << TURN_BITS) | turnHistoryKey(key, pair, h1, h2, h3), bonus);
  }

  /** Ageing: what was learnt counts for less in the next search. */
  age(): void {
    for (const history of this.histories)
      for (let n = 0; n < history.length; n++) history[n] = history[n]! >> 1;
  }

  clear(): void {
    for (const history of this.histories) history.fill(0);
  }

  private get histories(): readonly Int16Array[] {
    return [this.moveHistory, this.buildHistory, this.countermoveHistory, this.turnHistory];
  }
}

/** Where the mover ends and where it builds first. */
function pairOf(turns: Int32Array, at: number): number {
  const end = at + turnLength(turns[at]!);
  const first = turns[at + 1]!;
  if (end === at + 3 && isMoveStep(first)) return (stepTo(first) << 5) | stepFrom(turns[at + 2]!);
  let to = 0;
  let site = -1;
  for (let i = at + 1; i < end; i++) {
    const step = turns[i]!;
    if (isMoveStep(step)) to = stepTo(step);
    else if (site < 0 && isBuildStep(step)) site = stepFrom(step);
  }
  return (to << 5) | (site < 0 ? 0 : site);
}

/** A whole turn on the heights of the squares where the mover ends and builds. */
function turnHistoryKey(key: number, pair: number, h1: Squares, h2: Squares, h3: Squares): number {
  const to = pair >> 5;
  const site = pair & 31;
  const heights =
    ((h1 >> site) & 1) |
    (((h2 >> site) & 1) << 1) |
    (((h3 >> site) & 1) << 2) |
    (((h1 >> to) & 1) << 3) |
    (((h2 >> to) & 1) << 4);
  return Math.imul(key ^ heights, SPREAD_AGAIN) >>> (32 - TURN_BITS);
}

/** How a turn begins: the squares of its first step, and of which kind that is. */
function moveKey(step: number): number {
  return stepSquares(step) ^ (Math.imul(stepKind(step), 0x2b) & ((1 << PAIR_BITS) - 1));
}

/** Where the countermoves to the turn with this key are. */
function counterRow(previousTurn: number): number {
  return (Math.imul(previousTurn, SPREAD_AGAIN) >>> (32 - COUNTERMOVE_BITS)) << PAIR_BITS;
}

/** History gravity: a score can come near the most but never past it, so what was good lately counts more. */
function addBonus(history: Int16Array, key: number, bonus: number): void {
  const old = history[key]!;
  history[key] = old + bonus - ((old * (bonus < 0 ? -bonus : bonus)) >> HISTORY_BITS);
}
