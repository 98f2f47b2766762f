import { beyond, first, OFF_BOARD, type Square, type Squares } from '../squares.ts';
import {
  CLIMBED,
  DOME,
  FELL,
  FERRY,
  header,
  KILL,
  kindOf,
  MOVE,
  PUSH,
  SPENT,
  SWAP,
  workerStep,
} from '../steps.ts';
import { build } from './building.ts';
import { claimed, emitStepWin, emitWin, proceed } from './emitting.ts';
import { isFallen, LOSES, land, poolExit, STANDS, survivorOf, WINS, writeCarry } from './landing.ts';
import { listBuilds } from './listing.ts';
import { buildable, reach, sitesOf, winning } from './reach.ts';
import { react } from './reacting.ts';
import { spread } from './spreading.ts';
import { marksAfter, stepFacts } from './stepping.ts';
import { leaveTrail } from './trail.ts';
import type { Turn } from './turn.ts';

/** What a turn goes on with. Functions are handed on, never made, so that nothing is allocated. */
export type Onward = (t: Turn) => void;

/** One worker moves and builds. */
export function moveEach(t: Turn): void {
  for (let rest = t.awake; rest !== 0; rest &= rest - 1) moveWorker(t, first(rest));
}

/** Every turn that the worker on `from` begins. */
export function moveWorker(t: Turn, from: Square): void {
  takeUp(t, from);
  go(t, buildNext);
  if (t.power.ferries !== null) ferryEach(t, from, goAndBuild);
  if (t.power.prebuilds !== null) prebuildEach(t, from);
}

/** The worker on a square is the one that moves. */
export function takeUp(t: Turn, from: Square): void {
  t.start = from;
  t.at = from;
  if (t.power.again === null) return;
  t.trails.fill(0);
  t.broughtHome = false;
  leaveTrail(t);
}

const buildNext: Onward = (t) => build(t, sitesOf(t));
const goAndBuild: Onward = (t) => go(t, buildNext);

/** Every step of the worker from where it is now, each followed by what comes next. */
export function go(t: Turn, onward: Onward): void {
  const { again } = t.power;
  if (again !== null && t.isListed) {
    spread(t, onward);
    return;
  }
  const from = t.at;
  let can = reach(t, from);
  if (again !== null && t.moves > 0) can &= again(t);
  if (can === 0) return;
  const wins = can & winning(t, from);
  for (let rest = wins; rest !== 0; rest &= rest - 1) stepTo(t, first(rest), true, onward);
  if (t.winsOnly && onward === buildNext && isSettled(t)) return;
  if (t.quickSteps && onward === buildNext) stepQuickly(t, can & ~wins);
  else for (let rest = can & ~wins; rest !== 0; rest &= rest - 1) stepTo(t, first(rest), false, onward);
}

/** Whether a step that does not win at once cannot lead to a win. */
function isSettled(t: Turn): boolean {
  return !t.winsLate && !t.laws.carriesOn && t.power.again === null;
}

/** The worker steps to a square, and all that follows from it. */
function stepTo(t: Turn, to: Square, wins: boolean, onward: Onward): void {
  const from = t.at;
  const bit = 1 << to;
  const { mine, others, crewA, crewB, females, facts, length, moves, stepped, ended, script } = t;
  const depth = script === null ? 0 : script.depth;
  let step: number;
  let pushed = OFF_BOARD;
  if ((others & bit) === 0) {
    step = workerStep(MOVE, from, to, t.side);
  } else {
    const kind = t.power.displaces;
    pushed = kind === SWAP ? from : beyond(from, to);
    step = workerStep(kind === SWAP ? SWAP : PUSH, from, to, t.side, t.shift(to, pushed));
  }
  if (script === null || script.choose(t, step)) {
    t.facts = facts | stepFacts(t, from, bit);
    t.mine = mine ^ ((1 << from) | bit);
    if (females !== 0) t.females = marksAfter(females, from, to, pushed);
    t.path[length] = step;
    t.length = length + 1;
    t.at = to;
    t.stepped = to;
    t.ended = to;
    t.moves = moves + 1;
    if (t.stepsAlone) settleAlone(t, from, wins, onward);
    else settleAll(t, from, wins, onward);
    t.at = from;
    t.stepped = stepped;
    t.ended = ended;
    t.mine = mine;
    t.females = females;
    t.facts = facts;
    t.moves = moves;
    t.length = length;
  }
  t.others = others;
  t.crewA = crewA;
  t.crewB = crewB;
  if (script !== null) script.depth = depth;
}

/** A step that nobody interferes with: it wins, or the power removes whom it may and the turn goes on. */
function settleAlone(t: Turn, from: Square, wins: boolean, onward: Onward): void {
  if (wins) {
    if (t.mayStay) emitStepWin(t);
  } else if (mayStop(t)) {
    if (t.power.kills !== null) kill(t, from);
    proceed(t, onward);
  }
}

/** Removes the workers that the mover's step was the end of. */
function kill(t: Turn, from: Square): void {
  for (let rest = t.power.kills!(t, from, t.stepped); rest !== 0; rest &= rest - 1)
    t.write(t.remove(first(rest), KILL));
}

function settleAll(t: Turn, from: Square, wins: boolean, onward: Onward): void {
  const isOpen = t.laws.pools.length > 0 && poolExit(t) !== OFF_BOARD;
  const before: Outset = (wins ? WOULD_WIN : 0) | (isOpen ? POOL_OPEN : 0);
  if ((wins && !isOpen && !mayBeReconciled(t)) || isFallen(t)) settleStep(t, from, before, onward);
  else follow(t, from, before, onward);
}

/** Whether the step ends where the mover must not be, but whom it pulls along may yet make that right. */
function mayBeReconciled(t: Turn): boolean {
  return t.power.pulls !== null && t.isAstray;
}

/** What the mover's own power does after a step: removals, and workers pulled into the square just left. */
function follow(t: Turn, left: Square, before: Outset, onward: Onward): void {
  const { power } = t;
  if (power.kills !== null) {
    const stays = t.mayStay ? MAY_STAY : 0;
    kill(t, left);
    settleStep(t, left, before | stays, onward);
    return;
  }
  const victims = power.pulls === null || (t.free & (1 << left)) === 0 ? 0 : power.pulls(t, left);
  if (victims === 0 || !power.mustPull) settleStep(t, left, before, onward);
  for (let rest = victims; rest !== 0; rest &= rest - 1) pull(t, first(rest), left, before, onward);
}

/** A worker is forced to the square that the mover left. */
function pull(t: Turn, victim: Square, left: Square, before: Outset, onward: Onward): void {
  const { mine, others, crewA, crewB, females, length, script } = t;
  const depth = script === null ? 0 : script.depth;
  const step = forceTo(t, victim, left);
  if (script === null || script.choose(t, step)) {
    t.write(step);
    settleStep(t, left, before, onward);
  }
  t.mine = mine;
  t.others = others;
  t.crewA = crewA;
  t.crewB = crewB;
  t.females = females;
  t.length = length;
  if (script !== null) script.depth = depth;
}

/** Forces a worker to a free square; the caller writes the step that is returned. */
export function forceTo(t: Turn, victim: Square, to: Square): number {
  const change = (1 << victim) | (1 << to);
  if ((t.females & (1 << victim)) !== 0) t.females ^= change;
  if ((t.mine & (1 << victim)) === 0) return workerStep(FERRY, victim, to, t.shift(victim, to));
  t.mine ^= change;
  return workerStep(FERRY, victim, to, t.side);
}

/** What was known of a step before anything followed from it: it would win, a whirlpool was open, it may be the last. */
type Outset = number;
const WOULD_WIN = 1;
const POOL_OPEN = 2;
const MAY_STAY = 4;

/** The step is over but for what others make of it. */
function settleStep(t: Turn, from: Square, before: Outset, onward: Onward): void {
  const { at, ended, mine, females, facts, length } = t;
  const wins = (before & WOULD_WIN) !== 0;
  const how = t.laws.busy ? land(t, from, wins, (before & POOL_OPEN) !== 0) : wins ? WINS : STANDS;
  writeCarry(t);
  if (how === LOSES) {
    if ((before & MAY_STAY) !== 0 || !t.isAstray) emitWin(t, survivorOf(t));
  } else if (how === WINS) {
    if (t.mayStay) emitStepWin(t);
  } else if (t.power.again === null) {
    if ((before & MAY_STAY) !== 0 || mayStop(t)) proceed(t, onward);
  } else {
    walkOn(t, onward);
  }
  t.at = at;
  t.ended = ended;
  t.mine = mine;
  t.females = females;
  t.facts = facts;
  t.length = length;
}

/** Whether the mover may make its last move here, or has to because the turn is cut short. */
function mayStop(t: Turn): boolean {
  return t.mayStay || t.script?.cutsHere === true;
}

/** A player takes a walk step by step; no state of it may come back. */
function walkOn(t: Turn, onward: Onward): void {
  const trails = t.trails.slice();
  const { broughtHome } = t;
  if (leaveTrail(t)) {
    if (mayStop(t)) proceed(t, onward);
    go(t, onward);
  }
  t.trails.set(trails);
  t.broughtHome = broughtHome;
}

/** The short way for steps that win nothing, displace nobody and lead to nothing but the build. */
function stepQuickly(t: Turn, targets: Squares): void {
  const { at: from, mine, facts, length } = t;
  const up = t.above(from);
  const down = t.below(from);
  const fellows = mine & ~(1 << from);
  const plain = t.plain && length === 0;
  t.moves = 1;
  t.length = length + 1;
  for (let rest = targets; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const to = 31 - Math.clz32(bit);
    t.at = to;
    t.mine = fellows | bit;
    t.facts = (up & bit) !== 0 ? facts | CLIMBED : (down & bit) !== 0 ? facts | FELL : facts;
    const step = workerStep(MOVE, from, to, t.side);
    if (plain) {
      if ((t.must & ~t.facts) === 0) listLastBuilds(t, step, buildable(t, to));
    } else {
      t.path[length] = step;
      build(t, sitesOf(t));
    }
  }
  t.at = from;
  t.mine = mine;
  t.facts = facts;
  t.moves = 0;
  t.length = length;
}

/** Lists a step followed by a build on each of the squares, or on those only that make it an evasion. */
function listLastBuilds(t: Turn, step: number, sites: Squares): void {
  const head = header(3, t.facts, -1, t.next);
  t.path[0] = step;
  const wanted = t.evasions === null || t.probing ? sites : sites & t.evasions.lastSites(head, t.path, 1);
  if (wanted !== sites) t.list.isPartial = true;
  if (wanted !== 0) listBuilds(t.list, step, head, wanted, t.h3);
}

/** Forces each worker that may be ferried across `from`, and goes on. */
function ferryEach(t: Turn, from: Square, onward: Onward): void {
  for (let rest = t.power.ferries!(t, from); rest !== 0; rest &= rest - 1) {
    const victim = first(rest);
    force(t, victim, beyond(victim, from), onward);
  }
}

/** Forces a worker to a free square as a choice of its own, goes on, and takes it back. */
export function force(t: Turn, victim: Square, to: Square, onward: Onward): void {
  const { others, crewA, crewB, females, length, script } = t;
  const depth = script === null ? 0 : script.depth;
  const step = forceTo(t, victim, to);
  if (script === null || script.choose(t, step)) {
    t.write(step);
    if (isFallen(t)) emitWin(t, survivorOf(t));
    else proceed(t, onward);
  }
  t.others = others;
  t.crewA = crewA;
  t.crewB = crewB;
  t.females = females;
  t.length = length;
  if (script !== null) script.depth = depth;
}

/** Builds on each square where the worker may build before it moves, and moves on. */
function prebuildEach(t: Turn, from: Square): void {
  const { h1, h2, h3, domes, facts, length, script } = t;
  const depth = script === null ? 0 : script.depth;
  for (let rest = t.power.prebuilds!(t, buildable(t, from)); rest !== 0; rest &= rest - 1) {
    const square = first(rest);
    const step = t.raise(square);
    if (script === null || script.choose(t, step)) {
      t.write(step);
      t.builds = 1;
      if (t.power.once) t.facts |= SPENT;
      t.last = square;
      const winner = claimed(t);
      if (winner >= 0) emitWin(t, winner);
      else if (t.lineup.reactors.length === 0 || kindOf(step) !== DOME) proceed(t, goAndBuild);
      else react(t, square, goAndBuild);
    }
    t.h1 = h1;
    t.h2 = h2;
    t.h3 = h3;
    t.domes = domes;
    t.facts = facts;
    t.builds = 0;
    t.length = length;
    if (script !== null) script.depth = depth;
  }
}
