import { claimed, emit, emitLast, emitWin } from './emitting.ts';
import { buildable, cappable } from './reach.ts';
import { around, first, type Square, type Squares } from './squares.ts';
import { BLOCK, DOME, fromOf, RAZE, SLAY, SPENT } from './steps.ts';
import type { Turn } from './turn.ts';

/** Every way to end the turn once the move is done; `can` is where the next block or dome may go. */
export function build(t: Turn, can: Squares): void {
  if ((t.must & ~t.facts) !== 0) return;
  if (t.winsOnly && t.plan.watched === 0) return;
  const { power } = t;
  t.undone = false;
  if (power.idle) finish(t);
  if (power.blocks !== null) can |= power.blocks(t) & ~t.guarded();
  t.firstSites = can;
  putEach(t, can, false);
  if (power.domes !== null) putEach(t, cappable(t, power.domes(t)) & ~(can & t.h3), true);
}

/** Builds on each of the squares in turn: what comes next there, or a dome before its time. */
function putEach(t: Turn, sites: Squares, early: boolean): void {
  let slow = sites;
  if (t.quickEnd && t.builds + 1 >= t.mostBuilds) {
    slow = eventfulSites(t, sites, early);
    if (slow !== sites) emitLast(t, sites & ~slow, early ? DOME : BLOCK);
  }
  for (let rest = slow; rest !== 0; rest &= rest - 1) act(t, first(rest), early ? DOME : BLOCK, false);
}

/** The builds after which somebody may win, draw or go on, so that they have to be carried out. */
function eventfulSites(t: Turn, sites: Squares, early: boolean): Squares {
  if (t.plan.eventful === 0) return 0;
  return early || (t.facts & t.plan.eventful) !== 0 ? sites : sites & t.h3;
}

/** Carries out a step on a square, goes on from there, and takes it back. */
function act(t: Turn, square: Square, kind: number, isEpilogue: boolean): void {
  const { h1, h2, h3, domes, facts, builds, epilogues, last, length, script } = t;
  const { others, crewA, crewB, females } = t;
  const depth = script === null ? 0 : script.depth;
  const step = stepOn(t, square, kind);
  if (script === null || script.choose(t, step)) {
    t.write(step);
    t.last = square;
    if (isEpilogue) t.epilogues = epilogues + 1;
    else t.builds = builds + 1;
    const winner = claimed(t);
    if (winner >= 0) emitWin(t, winner);
    else if (isEpilogue) finish(t);
    else goOnBuilding(t);
    t.builds = builds;
    t.epilogues = epilogues;
    t.last = last;
    t.length = length;
  }
  t.h1 = h1;
  t.h2 = h2;
  t.h3 = h3;
  t.domes = domes;
  t.facts = facts;
  t.others = others;
  t.crewA = crewA;
  t.crewB = crewB;
  t.females = females;
  if (script !== null) script.depth = depth;
}

function stepOn(t: Turn, square: Square, kind: number): number {
  if (kind === RAZE) return t.lower(square);
  if (kind === SLAY) return t.remove(square, SLAY);
  return kind === DOME ? t.cap(square) : t.raise(square);
}

function goOnBuilding(t: Turn): void {
  finish(t);
  if (t.builds >= t.mostBuilds || t.repeated) return;
  let sites = t.power.more!(t, buildable(t, t.at));
  if ((t.power.commutes & (1 << t.last)) !== 0 && mayReorder(t)) sites &= notBefore(t.last);
  if (sites !== 0) putEach(t, sites, false);
}

/** Whether one order of builds stands for all: never for a player who builds step by step. */
function mayReorder(t: Turn): boolean {
  return t.plan.anyOrder && (t.script === null || t.script.isPast);
}

const notBefore = (square: Square): Squares => ~((1 << square) - 1);

/** Ends the turn, after what the power may add to it. */
function finish(t: Turn): void {
  emit(t);
  const { power, facts } = t;
  if (power.epilogues === null || t.epilogues >= power.mostEpilogues) return;
  if (t.winsOnly && t.plan.watched === 0) return;
  const sites = epilogueSites(t, power.epilogues(t));
  if (power.once) t.facts |= SPENT;
  let slow = sites;
  if (t.epilogues + 1 === power.mostEpilogues && power.epilogue !== SLAY && t.script === null && !t.extra) {
    slow = eventfulSites(t, sites, power.epilogue === DOME);
    if (slow !== sites) emitLast(t, sites & ~slow, power.epilogue);
  }
  for (let rest = slow; rest !== 0; rest &= rest - 1) act(t, first(rest), power.epilogue, true);
  t.facts = facts;
}

/** Of the squares for an added step, those that laws allow and that lead to a result of their own. */
function epilogueSites(t: Turn, sites: Squares): Squares {
  switch (t.power.epilogue) {
    case RAZE:
      return withoutUndoing(t, sites);
    case DOME:
      return cappable(t, sites);
    case BLOCK:
      return mayReorder(t) ? inOneOrder(t, sites) : sites;
    default:
      return sites;
  }
}

/** What was built may be taken away again; as that leaves one result whatever it was, search needs it only once. */
function withoutUndoing(t: Turn, sites: Squares): Squares {
  const last = 1 << t.last;
  if (t.script !== null || (sites & last) === 0) return sites;
  if (t.undone) return sites & ~last;
  t.undone = true;
  return sites;
}

/**
 * Of added builds, those in board order; and when both workers could have made the turn's first build and this one,
 * the mover makes the one that comes first on the board.
 */
function inOneOrder(t: Turn, sites: Squares): Squares {
  if (t.epilogues > 0) sites &= notBefore(t.last);
  const site = fromOf(t.path[t.length - 1 - t.epilogues]!);
  const shared = (around(t.mine & ~(1 << t.at)) & (1 << site)) !== 0;
  return shared ? sites & (notBefore(site) | ~t.firstSites) : sites;
}
