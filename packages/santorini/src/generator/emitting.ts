import { isOut, type Lineup, sideOfSeat } from '../lineup.ts';
import { EVERYWHERE, type Squares } from '../squares.ts';
import { AGAIN, BLOCK, DOME, header, isChoice, kindOf, pauseTurn, squareStep, WON } from '../steps.ts';
import { answer } from './answered.ts';
import { domeFacts } from './listing.ts';
import { isNew, isNewBuild, isNewPause } from './merging.ts';
import { alternatedAfter, fillNotes, fillTail, isSwitchedOff, returnTokens } from './noting.ts';
import { asScript } from './script.ts';
import type { Turn } from './turn.ts';

/** The seat that has won by the state of the board, or -1. Nobody can in an additional turn. */
export function claimed(t: Turn): number {
  return (t.facts & t.plan.watched) === 0 || t.extra ? -1 : claimant(t);
}

function claimant(t: Turn): number {
  const { claimants } = t.plan;
  for (let i = 0; i < claimants.length; i++) if (claimants[i]!.power.claims!(t)) return claimants[i]!.seat;
  return -1;
}

/** What comes next, unless the turn is cut short here. */
export function proceed(t: Turn, onward: (t: Turn) => void): void {
  if (t.script?.cutsHere) emitCut(t);
  else onward(t);
}

/** The turn ends here because what it met was hidden; nothing follows from it but what cards remember. */
export function emitCut(t: Turn): void {
  const { builds } = t;
  t.tailLength = 0;
  // The last step may be a build that nobody has counted yet.
  t.builds = buildsIn(t);
  fillNotes(t, t.lasting);
  write(t, t.facts, -1);
  t.builds = builds;
}

function buildsIn(t: Turn): number {
  return t.path.subarray(0, t.length).filter((step) => kindOf(step) === BLOCK || kindOf(step) === DOME)
    .length;
}

/** The turn stops because another seat has to decide about what was done last. */
export function emitPause(t: Turn, seat: number): void {
  if ((t.must & ~t.facts) !== 0 || t.winsOnly) return;
  if (t.script !== null && !t.script.accepts()) return;
  comply(t);
  const steps: number[] = [];
  for (let i = 0; i < t.length; i++) if (isChoice(t.path[i]!)) steps.push(asScript(t.path[i]!, t.h3));
  // Two builders may make the same build; which of them it was is open until the turn goes on.
  if (!isNewPause(t, steps)) return;
  const { list } = t;
  const data = pauseTurn(steps, seat);
  list.reserve(data.length);
  list.data.set(data, list.size);
  list.size += data.length;
  list.count++;
}

/** A step that wins: for the mover, unless the square is somebody's to win on. */
export function emitStepWin(t: Turn): void {
  if (t.borrowed) {
    emitWin(t, t.side);
    return;
  }
  const { steals } = t.laws;
  for (let i = 0; i < steals.length; i++) {
    const fate = steals[i]!.power.steals!(t.memory(steals[i]!));
    if ((fate & (1 << t.at)) === 0) continue;
    emitWin(t, steals[i]!.seat);
    return;
  }
  emitWin(t, t.seat);
}

/** A turn that ends the game: nothing after it happens, and nobody remembers it. */
export function emitWin(t: Turn, winner: number): void {
  if ((t.must & ~t.facts) !== 0) return;
  if (t.winsOnly && winner !== t.seat) return;
  t.tailLength = 0;
  if (t.lineup.observers.length > 0) returnTokens(t);
  write(t, t.facts | WON, sideOfSeat(t.lineup.seats, winner));
}

/** A complete turn, after which the game usually goes on. */
export function emit(t: Turn): void {
  t.repeated = false;
  if ((t.must & ~t.facts) !== 0) return;
  if (t.endsSimply) goOn(t, t.lasting, 0);
  else settle(t);
}

/** The end of a turn by which somebody may have won or lost, or that somebody asks something of. */
function settle(t: Turn): void {
  const losers = t.power.dooms === null || t.extra || t.borrowed ? 0 : t.power.dooms(t);
  if (losers !== 0 && survivors(t, losers) === 1) {
    emitWin(t, t.seat);
    return;
  }
  if (t.extra && (t.facts & t.power.earns) === 0) {
    // What nobody could claim during additional turns counts as soon as the last of them is over.
    const winner = claimant(t);
    if (winner >= 0) {
      emitWin(t, winner);
      return;
    }
  }
  if (t.asked && !complies(t)) return;
  comply(t);
  const { next } = t;
  goOn(t, t.lasting.alternation === null ? t.lasting : alternatedAfter(t), losers);
  t.next = next;
}

/** Writes a turn down after which the game goes on under a line-up, without those who have lost. */
function goOn(t: Turn, lineup: Lineup, losers: Squares): void {
  const earned = (t.facts & t.power.earns) !== 0 && !isSwitchedOff(t, lineup) ? AGAIN : 0;
  if (t.winsOnly) {
    if (t.plan.merging) t.repeated = !isNew(t, earned, -1);
    return;
  }
  fillTail(t, lineup, losers);
  write(t, t.facts | earned, -1);
  t.tailLength = 0;
}

/** A turn was found that does what others ask, if they ask anything. */
function comply(t: Turn): void {
  t.complied = true;
  if (t.asked && t.onlyComplies) answer();
}

/** Whether a build may be added to the turn as it stands: not if a list is long enough, nor in vain. */
export function mayAdd(t: Turn): boolean {
  if (t.epilogues < t.mostAdded) return !isInVain(t);
  t.list.isBrief = true;
  return false;
}

/** Whether the turn does not do what somebody asks, and cannot any more, for nothing is left but builds. */
export function isInVain(t: Turn): boolean {
  return t.asked && t.plan.anyOrder && !complies(t);
}

function complies(t: Turn): boolean {
  // The turn is the player's, whosever workers move in it.
  const { asks } = t.lineup.laws[t.plan.side]!;
  for (let i = 0; i < asks.length; i++) {
    const law = asks[i]!;
    if (law.power.asks!(t.memory(law)) && !law.power.complies!(t, law)) return false;
  }
  return true;
}

/** How many sides are left when these workers' sides have lost. */
function survivors(t: Turn, losers: Squares): number {
  let left = 1;
  if (t.lineup.sides === 2) return (losers & t.crewA) === 0 ? 2 : 1;
  for (let side = 0; side < 3; side++)
    if (side !== t.side && !isOut(t.lineup, side) && (losers & t.crew(side)) === 0) left++;
  return left;
}

/**
 * The short way for turns that end with a step on one of these squares and have no further events: it is written down
 * without being carried out. `BLOCK` stands for what comes next on the square.
 */
export function emitLast(t: Turn, sites: Squares, kind: number): void {
  if ((t.must & ~t.facts) !== 0 || t.winsOnly) return;
  t.tailLength = 0;
  if (t.hasTail) {
    t.builds++;
    fillTail(t, t.lasting, 0);
    t.builds--;
  }
  const { list, path, length, tail, tailLength, h3 } = t;
  const { merging } = t.plan;
  const size = length + tailLength + 2;
  const plain = header(size, t.facts, -1, t.next);
  const wanted =
    t.evasions === null || tailLength > 0 || t.probing
      ? sites
      : sites & t.evasions.lastSites(plain, path, length);
  if (wanted !== sites) list.isPartial = true;
  const towers = kind === BLOCK ? h3 : kind === DOME ? EVERYWHERE : 0;
  list.reserve(25 * size);
  const { data } = list;
  let at = list.size;
  for (let rest = wanted; rest !== 0; rest &= rest - 1) {
    const site = rest & -rest;
    const capped = (towers & site) !== 0;
    if (merging && !isNewBuild(t, site, capped)) continue;
    data[at++] = capped ? plain | domeFacts(h3 & site) : plain;
    for (let i = 0; i < length; i++) data[at++] = path[i]!;
    data[at++] = squareStep(capped ? DOME : kind, 31 - Math.clz32(site));
    for (let i = 0; i < tailLength; i++) data[at++] = tail[i]!;
  }
  list.count += ((at - list.size) / size) | 0;
  list.size = at;
  t.tailLength = 0;
  if (list.count >= list.most) answer();
}

function write(t: Turn, facts: number, winner: number): void {
  if (t.script !== null) {
    if (!t.script.accepts()) return;
    if (t.script.aim === 'listing' && !isNew(t, facts & (WON | AGAIN), winner)) return;
  } else if ((facts & WON) !== 0 ? t.plan.mergingWins : t.plan.merging) {
    t.repeated = !isNew(t, facts & (WON | AGAIN), winner);
    if (t.repeated) return;
  }
  const { list, path, length, tail, tailLength } = t;
  list.reserve(length + tailLength + 1);
  const { data } = list;
  let at = list.size;
  data[at++] = header(length + tailLength + 1, facts, winner, (facts & AGAIN) !== 0 ? t.seat : t.next);
  for (let i = 0; i < length; i++) data[at++] = path[i]!;
  for (let i = 0; i < tailLength; i++) data[at++] = tail[i]!;
  list.size = at;
  list.count++;
  if (list.count >= list.most) answer();
}
