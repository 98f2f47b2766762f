import { build } from './building.ts';
import { claimed, emitMortalTurns, emitWin } from './emitting.ts';
import { buildable, reach, winning } from './reach.ts';
import { spread } from './spreading.ts';
import { beyond, first, OFF_BOARD, type Square, type Squares } from './squares.ts';
import { CLIMBED, FELL, FERRY, KILL, MOVE, PUSH, SPENT, SWAP, workerStep } from './steps.ts';
import type { Turn } from './turn.ts';

/** Every turn that the worker on `from` begins. */
export function moveWorker(t: Turn, from: Square): void {
  t.start = from;
  t.at = from;
  t.trail = 1 << from;
  t.climbTrail = 0;
  go(t);
  if (t.power.ferries !== null) ferryEach(t, from);
  if (t.power.prebuilds !== null) prebuildEach(t, from);
}

/** Every way on for the worker, from where it is now. */
function go(t: Turn): void {
  if (t.power.again !== null && (t.script === null || t.script.isPast)) {
    spread(t);
    return;
  }
  const from = t.at;
  let can = reach(t, from);
  if (t.moves > 0) can &= t.power.again!(t);
  if (can === 0) return;
  const wins = can & winning(t, from);
  if (t.moves > 0) can &= wins | t.unseen(from);
  for (let rest = wins; rest !== 0; rest &= rest - 1) stepTo(t, first(rest), true);
  if (t.winsOnly && t.plan.watched === 0 && t.power.again === null) return;
  if (t.quickSteps) stepQuickly(t, can & ~wins);
  else for (let rest = can & ~wins; rest !== 0; rest &= rest - 1) stepTo(t, first(rest), false);
}

/** The worker steps to a square, and all that follows from it. */
function stepTo(t: Turn, to: Square, wins: boolean): void {
  const from = t.at;
  const bit = 1 << to;
  const { mine, others, crewA, crewB, females, facts, length, moves, trail, climbTrail, script } = t;
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
    t.mine = mine ^ ((1 << from) | bit);
    if (females !== 0) t.females = marksAfter(females, from, to, pushed);
    t.facts = facts | stepFacts(t, from, bit);
    t.path[length] = step;
    t.length = length + 1;
    t.at = to;
    if (t.power.again !== null) t.leaveTrail(to, t.facts);
    t.moves = moves + 1;
    if (t.mayStay) {
      if (wins) emitWin(t, t.seat);
      else arrive(t, from, to);
    }
    if (t.power.again !== null && !wins) go(t);
    t.at = from;
    t.mine = mine;
    t.females = females;
    t.facts = facts;
    t.trail = trail;
    t.climbTrail = climbTrail;
    t.moves = moves;
    t.length = length;
  }
  t.others = others;
  t.crewA = crewA;
  t.crewB = crewB;
  if (script !== null) script.depth = depth;
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
      if ((t.must & ~t.facts) === 0) emitMortalTurns(t, step, t.facts, buildable(t, to));
    } else {
      t.path[length] = step;
      build(t, buildable(t, to));
    }
  }
  t.at = from;
  t.mine = mine;
  t.facts = facts;
  t.moves = 0;
  t.length = length;
}

/** What a step from `from` onto a square amounts to. */
function stepFacts(t: Turn, from: Square, to: Squares): number {
  if ((t.below(from) & to) !== 0) return FELL;
  if ((t.above(from) & to) === 0) return 0;
  return t.power.once && (t.tooHigh(from) & to) !== 0 ? CLIMBED | SPENT : CLIMBED;
}

/** What follows a step that did not win: removals, then the build. */
function arrive(t: Turn, from: Square, to: Square): void {
  if (t.power.kills !== null) {
    for (let rest = t.power.kills(t, from, to); rest !== 0; rest &= rest - 1)
      t.write(t.remove(first(rest), KILL));
  }
  build(t, buildable(t, to));
}

/** The female marks once the worker on `from` has gone to `to`, and whoever was there to `pushed`. */
function marksAfter(females: Squares, from: Square, to: Square, pushed: Square): Squares {
  const mover = (females >> from) & 1;
  const victim = (females >> to) & 1;
  return (females & ~((1 << from) | (1 << to))) | (mover << to) | (victim << pushed);
}

/** Forces each worker that may be ferried across `from`, and moves on. */
function ferryEach(t: Turn, from: Square): void {
  const { others, crewA, crewB, females, length, script } = t;
  const depth = script === null ? 0 : script.depth;
  for (let rest = t.power.ferries!(t, from); rest !== 0; rest &= rest - 1) {
    const victim = first(rest);
    const across = beyond(victim, from);
    const step = workerStep(FERRY, victim, across, t.shift(victim, across));
    if (script === null || script.choose(t, step)) {
      if ((females & (1 << victim)) !== 0) t.females = females ^ ((1 << victim) | (1 << across));
      t.write(step);
      go(t);
    }
    t.others = others;
    t.crewA = crewA;
    t.crewB = crewB;
    t.females = females;
    t.length = length;
    if (script !== null) script.depth = depth;
  }
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
      else go(t);
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
