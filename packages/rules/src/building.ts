import { claimed, emit, emitBuild, emitWin } from './emitting.ts';
import { buildable, cappable } from './reach.ts';
import { first, type Square, type Squares } from './squares.ts';
import { RAZE, squareStep } from './steps.ts';
import type { Turn } from './turn.ts';

/** Every way to end the turn once the move is done; `can` is where the next block or dome may go. */
export function build(t: Turn, can: Squares): void {
  if ((t.must & ~t.facts) !== 0) return;
  if (t.winsOnly && !t.buildsWin) return;
  if (t.plain) {
    for (let rest = can; rest !== 0; rest &= rest - 1) emitBuild(t, first(rest));
    return;
  }
  const { power } = t;
  if (power.idle) finish(t);
  if (power.blocks !== null) can |= power.blocks(t) & ~t.guarded();
  for (let rest = can; rest !== 0; rest &= rest - 1) put(t, first(rest), false);
  if (power.domes === null) return;
  const early = cappable(t, power.domes(t)) & ~(can & t.h3);
  for (let rest = early; rest !== 0; rest &= rest - 1) put(t, first(rest), true);
}

/** Builds on a square, and goes on from there. */
function put(t: Turn, square: Square, early: boolean): void {
  const { h1, h2, h3, domes, facts, builds, last, length, script } = t;
  const depth = script === null ? 0 : script.depth;
  const step = early ? t.cap(square) : t.raise(square);
  if (script === null || script.choose(t, step)) {
    t.write(step);
    t.builds = builds + 1;
    t.last = square;
    const winner = claimed(t);
    if (winner >= 0) emitWin(t, winner);
    else goOnBuilding(t);
    t.builds = builds;
    t.last = last;
    t.length = length;
  }
  t.h1 = h1;
  t.h2 = h2;
  t.h3 = h3;
  t.domes = domes;
  t.facts = facts;
  if (script !== null) script.depth = depth;
}

function goOnBuilding(t: Turn): void {
  finish(t);
  if (t.power.more === null) return;
  let set = t.power.more(t, buildable(t, t.at));
  if (t.power.commutes & (1 << t.last)) set &= inOrder(t);
  for (let rest = set; rest !== 0; rest &= rest - 1) put(t, first(rest), false);
}

/** Of builds whose order makes no difference, only those that follow the last one in board order. */
function inOrder(t: Turn): Squares {
  const free = t.script === null || t.script.isPast;
  return free && t.anyOrder ? ~((1 << t.last) - 1) : ~0;
}

/** Ends the turn, after what the power may add to it. */
function finish(t: Turn): void {
  close(t);
  if (t.power.epilogues === null) return;
  let set = t.power.epilogues(t);
  if (t.epilogues > 0) set &= inOrder(t);
  for (let rest = set; rest !== 0; rest &= rest - 1) add(t, first(rest));
}

/** One step of what a power may add after the build. */
function add(t: Turn, square: Square): void {
  const { h1, h2, h3, domes, facts, epilogues, last, length, script, power } = t;
  const depth = script === null ? 0 : script.depth;
  const step = power.epilogue === RAZE ? squareStep(RAZE, square) : t.raise(square);
  if (script === null || script.choose(t, step)) {
    if (power.epilogue === RAZE) t.lower(square);
    t.write(step);
    t.epilogues = epilogues + 1;
    t.last = square;
    const winner = claimed(t);
    if (winner >= 0) emitWin(t, winner);
    else finish(t);
    t.epilogues = epilogues;
    t.last = last;
    t.length = length;
  }
  t.h1 = h1;
  t.h2 = h2;
  t.h3 = h3;
  t.domes = domes;
  t.facts = facts;
  if (script !== null) script.depth = depth;
}

/** Ends the turn with what must happen last. */
function close(t: Turn): void {
  if (t.power.ends === null) {
    emit(t);
    return;
  }
  const { others, crewA, crewB, females, h1, h2, h3, length } = t;
  t.power.ends(t);
  emit(t);
  t.others = others;
  t.crewA = crewA;
  t.crewB = crewB;
  t.females = females;
  t.h1 = h1;
  t.h2 = h2;
  t.h3 = h3;
  t.length = length;
}
