import type { Power } from '../power.ts';
import { around, first, type Square, type Squares } from '../squares.ts';
import { AIM, BLOCK, COME, DOME, fromOf, kindOf, RAZE, SINK, SLAY, SPENT, TOKEN } from '../steps.ts';
import { claimed, emit, emitLast, emitWin, isInVain, proceed } from './emitting.ts';
import { isFallen, survivorOf } from './landing.ts';
import { cappable, sitesOf } from './reach.ts';
import { react } from './reacting.ts';
import { SHORTCUTS } from './shortcuts.ts';
import type { Turn } from './turn.ts';

/** Every way to end the turn once the move is done; `can` is where the next block or dome may go. */
export function build(t: Turn, can: Squares): void {
  if ((t.must & ~t.facts) !== 0) return;
  if (t.winsOnly && !t.winsLate) return;
  const { power } = t;
  t.undone = false;
  if (power.idle) finish(t);
  if (power.buildsInstead !== null && !t.borrowed && !t.extra) power.buildsInstead(t);
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
  for (let rest = slow; rest !== 0; rest &= rest - 1) put(t, first(rest), early ? DOME : BLOCK, afterBuild);
}

/** The builds after which somebody may win, draw or go on, so that they have to be carried out. */
function eventfulSites(t: Turn, sites: Squares, early: boolean): Squares {
  if (t.plan.eventful === 0) return 0;
  return early || (t.facts & t.plan.eventful) !== 0 ? sites : sites & t.h3;
}

/** Carries out a step that touches no worker, goes on from there, and takes it back. */
function put(t: Turn, square: Square, kind: number, onward: (t: Turn) => void): void {
  const { h1, h2, h3, domes, facts, builds, epilogues, last, length, script } = t;
  const depth = script === null ? 0 : script.depth;
  const step = kind === BLOCK ? t.raise(square) : stepOn(t, square, kind);
  if (script === null || script.choose(t, step)) {
    t.write(step);
    t.last = square;
    const winner = isFallen(t) ? survivorOf(t) : claimed(t);
    if (winner >= 0) emitWin(t, winner);
    else if (t.lineup.reactors.length > 0 && kindOf(step) === DOME) react(t, square, onward);
    else proceed(t, onward);
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
  if (script !== null) script.depth = depth;
}

/** The same for a step of any kind. */
export function act(t: Turn, square: Square, kind: number, onward: (t: Turn) => void): void {
  const { mine, others, crewA, crewB, females, token } = t;
  put(t, square, kind, onward);
  t.mine = mine;
  t.others = others;
  t.crewA = crewA;
  t.crewB = crewB;
  t.females = females;
  t.token = token;
}

function stepOn(t: Turn, square: Square, kind: number): number {
  switch (kind) {
    case RAZE:
      return t.lower(square);
    case SINK:
      return t.sink(square);
    case SLAY:
      return t.remove(square, SLAY);
    case COME:
      return t.bringIn(square, t.side);
    case TOKEN:
    case AIM:
      return t.mark(kind, square);
    default:
      return t.cap(square);
  }
}

function afterBuild(t: Turn): void {
  t.builds++;
  finish(t);
  if (t.builds >= t.mostBuilds || t.repeated) return;
  if (t.asked && endsWithBuilds(t.power) && isInVain(t)) return;
  let sites = t.power.more!(t, sitesOf(t));
  if ((t.power.commutes & (1 << t.last)) !== 0 && mayReorder(t)) sites &= notBefore(t.last);
  if (sites !== 0) putEach(t, sites, false);
}

/** Whether a turn is over with its builds. */
function endsWithBuilds({ epilogues, afterwards, closing }: Power): boolean {
  return epilogues === null && afterwards === null && closing === null;
}

/** Whether one order of builds stands for all: never for a player who builds step by step. */
function mayReorder(t: Turn): boolean {
  return t.plan.anyOrder && SHORTCUTS.anyOrder.now(t);
}

export const notBefore = (square: Square): Squares => ~((1 << square) - 1);

function afterEpilogue(t: Turn): void {
  t.addEpilogue();
  finish(t);
}

/** Ends the turn, after what the power may or must add to it. */
export function finish(t: Turn): void {
  const { power, facts } = t;
  if (power.closing === null || t.extra || t.borrowed) emit(t);
  else power.closing(t);
  if (t.plan.quickEnd || t.extra || t.borrowed) return;
  if (power.afterwards !== null && t.epilogues === 0 && (!t.winsOnly || t.winsLate)) power.afterwards(t);
  if (power.epilogues === null || t.epilogues >= power.mostEpilogues) return;
  if (t.winsOnly && !t.winsLate) return;
  const sites = epilogueSites(t, power.epilogues(t));
  if (power.once) t.facts |= SPENT;
  let slow = sites;
  if (t.epilogues + 1 === power.mostEpilogues && t.plan.endsOnSite && SHORTCUTS.endsOnSite.now(t)) {
    slow = eventfulSites(t, sites, power.epilogue === DOME);
    if (slow !== sites) emitLast(t, sites & ~slow, power.epilogue);
  }
  const carryOut = t.plan.buildsOnly ? put : act;
  for (let rest = slow; rest !== 0; rest &= rest - 1) carryOut(t, first(rest), power.epilogue, afterEpilogue);
  t.facts = facts;
}

/** Of the squares for an added step, those that laws allow and that lead to a result of their own. */
function epilogueSites(t: Turn, sites: Squares): Squares {
  switch (t.power.epilogue) {
    case RAZE:
      return t.epilogues > 0 && t.script === null ? sites & notBefore(t.last) : withoutUndoing(t, sites);
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
  // Building and taking away may leave a trace in what a card remembers.
  if (t.script !== null || (sites & last) === 0 || t.lineup.observers.length > 0) return sites;
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
