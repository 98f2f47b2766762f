import type { Laws } from '../laws.ts';
import { type Lineup, MORTALS } from '../lineup.ts';
import type { Plan } from '../plan.ts';
import { memoryOf, Position } from '../position.ts';
import { beyond, EVERYWHERE, type Squares } from '../squares.ts';
import {
  BLOCK,
  CARRY,
  COME,
  COMPLETED,
  DOME,
  FERRY,
  factsOf,
  fromOf,
  KILL,
  kindOf,
  LINEUP,
  lengthOf,
  MOVE,
  NOTE,
  PREFIX,
  PUSH,
  RAZE,
  SINK,
  SLAY,
  STONE,
  SWAP,
  TRADE,
  toOf,
  WALK,
} from '../steps.ts';
import { bareSupports } from './bare.ts';
import { listWins } from './generate.ts';
import { TurnList } from './turn-list.ts';

/** So many threatened wins are told apart; an evasion of fewer is an evasion that may turn out to be none. */
const MOST_WINS = 8;

/** The part of a header that says who has won and who plays next. */
const OUTCOME = (7 << 16) | (3 << 19);

/** The squares that a step of each kind changes: its first, or both. */
const CHANGES = new Uint8Array(32);
for (const kind of [BLOCK, DOME, RAZE, SINK, SLAY, COME, KILL, STONE]) CHANGES[kind] = 1;
for (const kind of [MOVE, SWAP, PUSH, WALK, FERRY, CARRY, TRADE]) CHANGES[kind] = 2;

const wins = new TurnList();

/**
 * The turns that may stop a threat. A win that is threatened rests on some squares: those that its steps name, and what
 * the powers in play declare. A turn that changes none of them, nor who has which power, leaves the win as it is.
 */
export class Evasions {
  /** How many wins are known to rest on some squares only; if there are none, every turn may be an evasion. */
  count = 0;
  private readonly supports: Int32Array = new Int32Array(MOST_WINS);
  private position: Position = new Position();
  /** The header's part that says that the game goes on with the seat that threatens. */
  private goesOn = 0;
  /** The facts, as in a header, after which powers may work that did not. */
  private altering = 0;
  /** What is imposed on the side that threatens. */
  private laws: Laws = MORTALS.laws[0]!;

  /** Looks at what `seat` threatens to do if the seat to move does nothing. */
  prepare(position: Position, seat: number): void {
    const { lineup } = position;
    const plan = lineup.plans[seat]!;
    this.count = 0;
    if (!lineup.isSteady || drawsAfterwards(lineup, position.turn)) return;
    this.position = position;
    this.goesOn = seat << 19;
    this.altering = lineup.alternation === null ? 0 : COMPLETED << 8;
    this.laws = lineup.laws[plan.side]!;
    if (plan.bare) {
      this.count = bareSupports(position, plan, this.supports);
      return;
    }
    listWins(position, wins, seat);
    for (let n = 0, at = 0; n < wins.count; n++, at += lengthOf(wins.data[at]!)) {
      const support = supportOf(position, lineup, plan, wins.data, at);
      if (support !== EVERYWHERE) this.add(support);
    }
  }

  /** Whether the turn that begins at `at` may stop every win. */
  mayEvade(data: Int32Array, at: number): boolean {
    if (this.count === 0 || !this.isOrdinary(data[at]!)) return true;
    // No win rests on everything, so that is what is left when none is.
    return this.untouchedBy(this.changedBy(data, at)) === EVERYWHERE;
  }

  /** Whether after the turn with this header the game goes on with the seat that threatens, and with the same powers. */
  isOrdinary(head: number): boolean {
    return (head & OUTCOME) === this.goesOn && (head & this.altering) === 0;
  }

  /** Where the last build of a turn with this header has to be for the turn to be an evasion, after so many steps. */
  lastSites(head: number, path: Int32Array, length: number): Squares {
    if (this.count === 0 || this.altering !== 0 || !this.isOrdinary(head)) return EVERYWHERE;
    let changed = 0;
    for (let i = 0; i < length; i++) changed |= squaresOfStep(path[i]!);
    return this.untouchedBy(changed);
  }

  /** The squares that all wins rest on which changes on these squares leave as they are; everywhere if there are none. */
  untouchedBy(changed: Squares): Squares {
    let squares = EVERYWHERE;
    for (let n = 0; n < this.count; n++)
      if ((this.supports[n]! & changed) === 0) squares &= this.supports[n]!;
    return squares;
  }

  /** The squares that the turn that begins at `at` changes; everywhere if it changes more than squares. */
  private changedBy(data: Int32Array, at: number): Squares {
    const length = lengthOf(data[at]!);
    let changed = 0;
    for (let i = at + 1; i < at + length; i++) {
      const step = data[i]!;
      const kind = kindOf(step);
      if (kind === LINEUP || kind === PREFIX) return EVERYWHERE;
      changed |= kind === NOTE ? this.changedTokens(fromOf(step), data[++i]!) : squaresOfStep(step);
    }
    return changed;
  }

  /** The squares that change when a slot remembers something else. */
  private changedTokens(slot: number, memory: number): Squares {
    const { mindful, closes, pools } = this.laws;
    if (((mindful >> slot) & 1) !== 0) return EVERYWHERE;
    const before = memoryOf(this.position, slot);
    let squares = 0;
    for (let i = 0; i < closes.length; i++) {
      const { power, slot: place } = closes[i]!;
      if (place === slot) squares |= power.closes!(before) ^ power.closes!(memory);
    }
    for (let i = 0; i < pools.length; i++) {
      const { power, slot: place } = pools[i]!;
      // Whirlpools work together: a new one, or one less, changes what the other does.
      if (place === slot) squares |= power.pools!(before) | power.pools!(memory);
    }
    return squares;
  }

  /** Keeps a support unless another lies within it: who touches that one touches both. */
  private add(support: Squares): void {
    const { supports } = this;
    let left = 0;
    for (let n = 0; n < this.count; n++) {
      const known = supports[n]!;
      if ((known & ~support) === 0) return;
      if ((support & ~known) !== 0) supports[left++] = known;
    }
    if (left < MOST_WINS) supports[left++] = support;
    this.count = left;
  }
}

const isBuild = (step: number): boolean => kindOf(step) === BLOCK || kindOf(step) === DOME;

/** The squares on which something is different after a step. */
function squaresOfStep(step: number): Squares {
  const kind = kindOf(step);
  const named = CHANGES[kind]!;
  if (named === 0) return 0;
  const squares = named === 1 ? 1 << fromOf(step) : (1 << fromOf(step)) | (1 << toOf(step));
  return kind === PUSH ? squares | (1 << beyond(fromOf(step), toOf(step))) : squares;
}

/** Whether something is drawn after the turn of a seat that may let it play again. */
function drawsAfterwards({ tossers, slots }: Lineup, seat: number): boolean {
  return tossers.length > 0 && tossers.some((slot) => slots[slot]!.holder === seat);
}

/** The win that powers are asked about; one object serves all. */
const win = { position: new Position(), side: 0, steps: 0, sites: 0, from: 0, to: 0, memory: 0 };

/** The squares that a win rests on; everywhere if that is more than can be told. */
function supportOf(position: Position, lineup: Lineup, plan: Plan, data: Int32Array, at: number): Squares {
  const head = data[at]!;
  const laws = lineup.laws[plan.side]!;
  // A win that does not meet a demand counts only as long as no turn does.
  if ((plan.demands & ~factsOf(head)) !== 0) return EVERYWHERE;
  let steps = 0;
  let sites = 0;
  let moves = 0;
  for (let i = at + 1; i < at + lengthOf(head); i++) {
    const step = data[i]!;
    const kind = kindOf(step);
    if (kind === WALK || kind === LINEUP || kind === PREFIX) return EVERYWHERE;
    if (kind === NOTE) i++;
    else steps |= squaresOfStep(step);
    if (isBuild(step)) sites |= 1 << fromOf(step);
    if (kind !== MOVE && kind !== SWAP && kind !== PUSH) continue;
    moves++;
    win.from = fromOf(step);
    win.to = toOf(step);
  }
  if (moves > 1 && laws.carriesOn) return EVERYWHERE;
  if (sites !== 0 && isInterrupted(lineup, plan)) return EVERYWHERE;
  const { leans } = plan.power;
  if (leans === null && laws.hampers.length === 0) return steps;
  win.position = position;
  win.side = plan.side;
  win.steps = steps;
  win.sites = sites;
  let support = steps;
  if (leans !== null) {
    win.memory = memoryOf(position, plan.slot);
    support |= leans(win);
  }
  for (let i = 0; i < laws.hampers.length; i++) {
    const { power, slot } = laws.hampers[i]!;
    win.memory = memoryOf(position, slot);
    support |= power.hampers!(win);
  }
  return support & EVERYWHERE;
}

/** Whether another may win, or be asked, in the middle of a turn in which something is built. */
function isInterrupted({ reactors }: Lineup, { claimants, side }: Plan): boolean {
  return reactors.length > 0 || claimants.some((law) => law.side !== side);
}
