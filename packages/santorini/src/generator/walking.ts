import type { Law } from '../laws.ts';
import { count, EVERYWHERE, first, OFF_BOARD, type Square, type Squares } from '../squares.ts';
import { CARRY, MOVE, WALK, workerStep } from '../steps.ts';
import { build } from './building.ts';
import { emitStepWin, emitWin, proceed } from './emitting.ts';
import { LOSES, land, STANDS, survivorOf, WINS, writeCarry } from './landing.ts';
import { buildable, lawful } from './reach.ts';
import type { Turn } from './turn.ts';

/** A player may stroll for so many steps; every place can be reached in far fewer. */
const LONGEST = 96;

/**
 * A pair of squares is `first * 32 + second`; a bit more for each of them says that its last move went astray, and one
 * that the second walked last, where somebody remembers that.
 */
const PAIRS = 1 << 13;
const ASTRAY_A = 1 << 10;
const ASTRAY_B = 1 << 11;
const ASTRAY = ASTRAY_A | ASTRAY_B;
const B_LAST = 1 << 12;
const seen = new Int32Array(PAIRS);
const ended = new Int32Array(PAIRS);
const queue = new Int32Array(PAIRS);
/** How each pair was come to: from which other, and by which step of whom, if others interfere with steps. */
const parent = new Int32Array(PAIRS);
const way = new Int32Array(PAIRS);
const factsAt = new Int32Array(PAIRS);
let end = 0;
let stamp = 0;

/**
 * Where the two began, whether it makes no difference which of them is where, and whether it does who walked last.
 * Reused, so that nothing is allocated.
 */
interface Walkers {
  a: Square;
  b: Square;
  alike: boolean;
  ordered: boolean;
}
const walkers: Walkers = { a: 0, b: 0, alike: false, ordered: false };

/** Each worker takes any number of flat steps, none included, in any order; then either of them builds. */
export function walk(t: Turn): void {
  if (t.mine === 0 || (t.must & ~t.facts) !== 0 || (t.winsOnly && !t.winsLate && !t.laws.carriesOn)) return;
  if (count(t.mine) > 2) throw new Error('only two workers walk');
  const { mine, females } = t;
  const second = mine & (mine - 1);
  walkers.a = first(mine);
  walkers.b = second === 0 ? OFF_BOARD : first(second);
  walkers.alike = areAlike(t) && t.tied === 0 && t.awake === mine;
  walkers.ordered = t.lineup.observers.length > 0 && t.lineup.observers.some(marksWorkers);
  forgetPairs();
  if (walkers.ordered) visit((walkers.a << 5) | walkers.b | B_LAST);
  if (isListing(t)) spreadPairs(t, walkers.a, walkers.b, 0, PAIRS);
  else stroll(t, walkers.a, walkers.b, 0);
  t.mine = mine;
  t.females = females;
}

const marksWorkers = ({ power }: Law): boolean => power.marksWorkers;

/** Every pair of squares that the walkers can come to in so many steps, each once. */
function spreadPairs(t: Turn, fromA: Square, fromB: Square, marks: number, steps: number): void {
  const { facts } = t;
  let near = 1;
  end = 1;
  queue[0] = (fromA << 5) | fromB | marks;
  factsAt[0] = facts;
  visit(queue[0]);
  for (let i = 0; i < end; i++) {
    const a = (queue[i]! >> 5) & 31;
    const b = queue[i]! & 31;
    t.facts = factsAt[i]!;
    endWalk(t, queue[i]!, i);
    // What follows a step that is known to be possible is built, and that says nothing new of the step.
    if (t.script?.isAnswered && !t.laws.busy && !t.power.idle) break;
    if (i === near) {
      near = end;
      steps--;
    }
    if (steps <= 0) continue;
    for (let rest = flatSteps(t, walkers.a, a); rest !== 0; rest &= rest - 1)
      stepOut(t, i, a, first(rest), b, false);
    for (let rest = flatSteps(t, walkers.b, b); rest !== 0; rest &= rest - 1)
      stepOut(t, i, b, first(rest), a, true);
  }
  t.facts = facts;
}

/** A step from the pair `i`, with what others make of it. */
function stepOut(t: Turn, i: number, from: Square, to: Square, fellow: Square, second: boolean): void {
  if (t.laws.busy) {
    const { facts, length } = t;
    const how = carryOn(t, from, to, fellow, second);
    if (how !== STANDS) {
      writeWay(t, i);
      t.write(workerStep(MOVE, from, to, t.side));
      finishAt(t, how);
    }
    t.length = length;
    if (how === STANDS) addNew(t, i, from, to, pairAfter(t, queue[i]!, fellow, second));
    t.facts = facts;
    place(t, second ? fellow : from, second ? from : fellow);
    return;
  }
  t.at = to;
  addNew(t, i, from, to, pairAfter(t, queue[i]!, fellow, second));
}

/** The pair once one of them stands on `t.at`, after its move ended on `t.ended`. */
function pairAfter(t: Turn, before: number, fellow: Square, second: boolean): number {
  const squares = second ? (fellow << 5) | t.at : (t.at << 5) | fellow;
  const pair = second && walkers.ordered ? squares | B_LAST : squares;
  if (t.tied === 0 || !t.laws.busy) return pair;
  const start = second ? walkers.b : walkers.a;
  const isAstray = (t.tied & (1 << start)) !== 0 && (t.kept() & (1 << t.ended)) === 0;
  const kept = before & (second ? ASTRAY_A : ASTRAY_B);
  return pair | kept | (isAstray ? (second ? ASTRAY_B : ASTRAY_A) : 0);
}

function addNew(t: Turn, i: number, from: Square, to: Square, pair: number): void {
  if (!visit(pair)) return;
  parent[end] = i;
  way[end] = from | (to << 5) | (t.at << 10);
  factsAt[end] = t.facts;
  queue[end++] = pair;
}

/** The walker steps from `from` to `to`; afterwards `t.at` is where it stands. */
function carryOn(t: Turn, from: Square, to: Square, fellow: Square, second: boolean): number {
  place(t, second ? fellow : to, second ? to : fellow);
  t.at = to;
  t.stepped = to;
  t.ended = to;
  return land(t, from, false);
}

/** A walk that others have ended. */
function finishAt(t: Turn, how: number): void {
  writeCarry(t);
  if (how === LOSES) {
    if (!t.isAstray) emitWin(t, survivorOf(t));
  }
  if (how === WINS) emitStepWin(t);
}

/** Writes the steps that led to a pair. */
function writeWay(t: Turn, i: number): void {
  if (i === 0) return;
  writeWay(t, parent[i]!);
  const from = way[i]! & 31;
  const to = (way[i]! >> 5) & 31;
  const at = way[i]! >> 10;
  t.write(workerStep(MOVE, from, to, t.side));
  if (at !== to) t.write(workerStep(CARRY, to, at, t.side));
}

/** Step by step, as a script wants it; no state of the walk may come back. */
function stroll(t: Turn, a: Square, b: Square, marks: number): void {
  const script = t.script!;
  const pair = (a << 5) | b | marks;
  if (script.isPast) {
    spreadPairs(t, a, b, marks, LONGEST - t.length);
    return;
  }
  visit(pair);
  endWalk(t, pair, 0);
  if (t.length >= LONGEST) return;
  for (const second of [false, true]) {
    const from = second ? b : a;
    place(t, a, b);
    for (let rest = flatSteps(t, second ? walkers.b : walkers.a, from); rest !== 0; rest &= rest - 1) {
      strollTo(t, pair, from, first(rest), second ? a : b, second);
      place(t, a, b);
    }
  }
}

function strollTo(t: Turn, pair: number, from: Square, to: Square, fellow: Square, second: boolean): void {
  const script = t.script!;
  const { depth } = script;
  const { length, facts } = t;
  const step = workerStep(MOVE, from, to, t.side);
  const how = t.laws.busy ? carryOn(t, from, to, fellow, second) : STANDS;
  if (!t.laws.busy) t.at = to;
  const { at } = t;
  const next = pairAfter(t, pair, fellow, second);
  const nextA = (next >> 5) & 31;
  const nextB = next & 31;
  const isNew = how !== STANDS || seen[next] !== stamp;
  if (isNew && script.choose(t, step)) {
    t.write(step);
    if (how !== STANDS) finishAt(t, how);
    else {
      if (at !== to) t.write(workerStep(CARRY, to, at, t.side));
      const before = script.isPast ? seen.slice() : null;
      if (script.cutsHere) place(t, nextA, nextB);
      proceed(t, (turn) => stroll(turn, nextA, nextB, next & (ASTRAY | B_LAST)));
      if (before !== null) seen.set(before);
    }
    t.length = length;
  }
  t.facts = facts;
  script.depth = depth;
}

/** Whether nobody will ever know which walker is which. */
function areAlike(t: Turn): boolean {
  return t.script === null && !t.lineup.gender && t.lineup.observers.length === 0;
}

/** Nothing has been visited; a new stamp does it without clearing, until the stamps are used up. */
function forgetPairs(): void {
  stamp = (stamp + 1) & 0x3fffffff;
  if (stamp !== 0) return;
  seen.fill(0);
  ended.fill(0);
  stamp = 1;
}

function visit(pair: number): boolean {
  if (seen[pair] === stamp) return false;
  seen[pair] = stamp;
  if (walkers.alike) seen[((pair & 31) << 5) | ((pair >> 5) & 31)] = stamp;
  return true;
}

/** Puts the walkers, and the female marks they carry, where they are now. */
function place(t: Turn, a: Square, b: Square): void {
  t.mine = ((1 << a) | (1 << b)) & EVERYWHERE;
  const { females } = t.position;
  if (females === 0) return;
  const markA = (females >> walkers.a) & 1;
  const markB = (females >> walkers.b) & 1;
  t.females = (females & ~((1 << walkers.a) | (1 << walkers.b))) | (markA << a) | (markB << b);
}

function flatSteps(t: Turn, start: Square, at: Square): Squares {
  if (at === OFF_BOARD || (t.awake & (1 << start)) === 0) return 0;
  return lawful(t, at) & ~(t.above(at) | t.below(at) | t.others);
}

/** The walk is over: either worker builds. `way` says how the pair was come to. */
function endWalk(t: Turn, pair: number, i: number): void {
  const a = (pair >> 5) & 31;
  const b = pair & 31;
  place(t, a, b);
  const isAstray = t.laws.busy ? (pair & ASTRAY) !== 0 : !mayEnd(t, walkers.a, a) || !mayEnd(t, walkers.b, b);
  if (isAstray) return;
  if (t.winsOnly && !t.winsLate) return;
  const isBLast = walkers.ordered && (pair & B_LAST) !== 0;
  const bothMoved = a !== walkers.a && b !== walkers.b;
  if (areAlike(t)) {
    if (ended[(a << 5) | b] === stamp) return;
    ended[(a << 5) | b] = stamp;
    ended[(b << 5) | a] = stamp;
  } else if (walkers.ordered && isListing(t)) {
    // Who has walked alone has walked last, whatever the other did meanwhile.
    const known = bothMoved ? pair & ~ASTRAY : (a << 5) | b;
    if (ended[known] === stamp) return;
    ended[known] = stamp;
  }
  const { length } = t;
  if (!isListing(t) || t.laws.busy || t.lineup.reactors.length > 0) writeWay(t, i);
  else {
    const isALast = walkers.ordered && bothMoved && !isBLast;
    if (isALast) t.write(workerStep(WALK, walkers.b, b, t.side));
    if (a !== walkers.a) t.write(workerStep(WALK, walkers.a, a, t.side));
    if (b !== walkers.b && !isALast) t.write(workerStep(WALK, walkers.b, b, t.side));
  }
  t.at = a;
  build(t, buildable(t, a) | (b === OFF_BOARD ? 0 : buildable(t, b)));
  t.length = length;
}

/** In lists a walk is one step for each worker; a player takes it square by square. */
function isListing(t: Turn): boolean {
  return t.script === null || t.script.aim === 'every-route';
}

function mayEnd(t: Turn, start: Square, end: Square): boolean {
  return start === end || (t.tied & (1 << start)) === 0 || (t.kept() & (1 << end)) !== 0;
}
