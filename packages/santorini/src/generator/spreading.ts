import { BOARD_SIZE, EVERYWHERE, first, type Square, type Squares } from '../squares.ts';
import { CARRY, CLIMBED, MOVE, SPENT, workerStep } from '../steps.ts';
import { emitStepWin, emitWin } from './emitting.ts';
import { LOSES, land, STANDS, survivorOf, WINS, writeCarry } from './landing.ts';
import { reach, winning } from './reach.ts';
import { stepFacts } from './stepping.ts';
import { leaveTrail, walkState } from './trail.ts';
import { type Turn, WALK_STATES } from './turn.ts';

/** An arrival for every square in every state. */
const MOST = BOARD_SIZE * WALK_STATES;
/** Where the worker stands, where its step went, and where it came from. */
const square = new Int32Array(MOST);
const stepped = new Int32Array(MOST);
const parent = new Int32Array(MOST);
const ended = new Int32Array(MOST);
const factsAt = new Int32Array(MOST);
const movesAt = new Int32Array(MOST);
let count = 0;
/** Squares on which the worker has won or is lost already. */
let won: Squares = 0;
let lost: Squares = 0;

/**
 * A worker that may move on: every square it can come to, each once, by the shortest way. Where somebody asks how it
 * came there, that is part of the state, and a square counts once for each.
 */
export function spread(t: Turn, onward: (t: Turn) => void): void {
  const {
    at: from,
    facts,
    moves,
    length,
    mine,
    females,
    power,
    script,
    stepped: before,
    ended: endedBefore,
  } = t;
  const home = mine & ~(1 << from);
  const mark = (females >> from) & 1;
  const unmarked = females & ~(1 << from);
  const depth = script === null ? 0 : script.depth;
  // Only a player's walk goes on from here; a list has no further use for the trails.
  const trails = script === null ? null : t.trails.slice();
  won = 0;
  lost = 0;
  count = 1;
  square[0] = from;
  stepped[0] = before;
  ended[0] = endedBefore;
  factsAt[0] = facts;
  movesAt[0] = moves;
  for (let i = 0; i < count; i++) {
    const at = square[i]!;
    t.at = at;
    t.stepped = stepped[i]!;
    t.ended = ended[i]!;
    t.mine = home | (1 << at);
    t.females = unmarked | (mark << at);
    t.facts = factsAt[i]!;
    t.moves = movesAt[i]!;
    if (script !== null) script.depth = depth + t.moves - moves;
    if (i > 0 && (!t.winsOnly || t.winsLate) && t.mayStay) {
      writeWay(t, i);
      onward(t);
      t.length = length;
    }
    const may = t.moves === 0 ? EVERYWHERE : power.again!(t);
    if (may === 0) continue;
    const can = reach(t, at) & may;
    const wins = can & winning(t, at);
    for (let rest = wins; rest !== 0; rest &= rest - 1) arrive(t, i, first(rest), true);
    if (t.laws.busy)
      for (let rest = can & ~wins; rest !== 0; rest &= rest - 1) arrive(t, i, first(rest), false);
    else arriveQuickly(t, i, can & ~wins);
  }
  if (trails !== null) t.trails.set(trails);
  t.at = from;
  t.stepped = before;
  t.ended = endedBefore;
  t.mine = mine;
  t.females = females;
  t.facts = facts;
  t.moves = moves;
  if (script !== null) script.depth = depth;
}

/** Arrivals that nobody interferes with, in as few words as possible: most walks are nothing else. */
function arriveQuickly(t: Turn, i: number, targets: Squares): void {
  const { at, facts, trails } = t;
  const moves = t.moves + 1;
  const up = t.above(at);
  const climbs = up & targets;
  const upFacts = climbs === 0 ? facts : facts | stepFacts(t, at, climbs & -climbs);
  const flatFacts = t.power.once ? facts | stepFacts(t, at, 1 << at) : facts;
  const isOneState = ((t.plan.keeper.minds | t.must) & (CLIMBED | SPENT)) === 0 && t.power.rests === null;
  const upState = isOneState ? 0 : walkState(t, upFacts, moves);
  const flatState = isOneState ? 0 : walkState(t, flatFacts, moves);
  const seen = (up & trails[upState]!) | (~up & trails[flatState]!);
  for (let rest = targets & ~seen; rest !== 0; rest &= rest - 1) {
    const to = first(rest);
    const isUp = (up & (1 << to)) !== 0;
    trails[isUp ? upState : flatState]! |= 1 << to;
    add(i, to, to, to, isUp ? upFacts : flatFacts, moves);
  }
}

/** A step from the arrival `i`, with all that may follow from it. */
function arrive(t: Turn, i: number, to: Square, wins: boolean): void {
  const { at, mine, females, facts, moves, length, stepped: before, ended: endedBefore } = t;
  t.facts = facts | stepFacts(t, at, 1 << to);
  t.mine = mine ^ ((1 << at) | (1 << to));
  if ((females & (1 << at)) !== 0) t.females = females ^ ((1 << at) | (1 << to));
  t.at = to;
  t.stepped = to;
  t.ended = to;
  t.moves = moves + 1;
  const how = t.laws.busy ? land(t, at, wins) : wins ? WINS : STANDS;
  if (how === STANDS) {
    if (leaveTrail(t)) add(i, to, t.at, t.ended, t.facts, t.moves);
  } else {
    const seen = how === WINS ? won : lost;
    const bit = 1 << t.at;
    if ((seen & bit) === 0 && (how === LOSES ? !t.isAstray : t.mayStay)) {
      writeWay(t, i);
      t.write(workerStep(MOVE, at, to, t.side));
      writeCarry(t);
      if (t.script !== null) t.script.depth++;
      if (how === WINS) emitStepWin(t);
      else emitWin(t, survivorOf(t));
      if (t.script !== null) t.script.depth--;
      // A win that somebody's demand forbids may be allowed on another way.
      if ((t.must & ~t.facts) === 0) {
        if (how === WINS) won |= bit;
        else lost |= bit;
      }
    }
  }
  t.at = at;
  t.stepped = before;
  t.ended = endedBefore;
  t.mine = mine;
  t.females = females;
  t.facts = facts;
  t.moves = moves;
  t.length = length;
}

function add(from: number, to: Square, stands: Square, moveEnd: Square, facts: number, moves: number): void {
  parent[count] = from;
  stepped[count] = to;
  square[count] = stands;
  ended[count] = moveEnd;
  factsAt[count] = facts;
  movesAt[count] = moves;
  count++;
}

/** Writes the steps that lead to an arrival. */
function writeWay(t: Turn, arrival: number): void {
  if (arrival === 0) return;
  writeWay(t, parent[arrival]!);
  t.write(workerStep(MOVE, square[parent[arrival]!]!, stepped[arrival]!, t.side));
  if (square[arrival] !== stepped[arrival])
    t.write(workerStep(CARRY, stepped[arrival]!, square[arrival]!, t.side));
}
