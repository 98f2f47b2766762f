import { laidAside, sideOfSeat } from './lineup.ts';
import { MergeTable } from './merge-table.ts';
import { memoryOf } from './position.ts';
import { EVERYWHERE, first, type Squares } from './squares.ts';
import {
  AGAIN,
  BLOCK,
  COMPLETED,
  DOME,
  DOMED,
  header,
  LINEUP,
  NOTE,
  STONE,
  squareStep,
  WON,
  workerStep,
} from './steps.ts';
import type { Turn } from './turn.ts';

const merged = new MergeTable();

/** Forgets the results of the position before. */
export function beginMerging(): void {
  merged.clear();
}

/** The seat that has won by the state of the board, or -1. Nobody can in an additional turn. */
export function claimed(t: Turn): number {
  return (t.facts & t.plan.watched) === 0 || t.extra ? -1 : claimant(t);
}

function claimant(t: Turn): number {
  const { claimants } = t.plan;
  for (let i = 0; i < claimants.length; i++) if (claimants[i]!.power.claims!(t)) return claimants[i]!.seat;
  return -1;
}

/** A turn that ends the game: nothing after it happens, and nobody remembers it. */
export function emitWin(t: Turn, winner: number): void {
  if ((t.must & ~t.facts) !== 0) return;
  if (t.winsOnly && winner !== t.seat) return;
  t.tailLength = 0;
  write(t, t.facts | WON, sideOfSeat(t.lineup.seats, winner));
}

/** A complete turn after which the game goes on. */
export function emit(t: Turn): void {
  t.repeated = false;
  if ((t.must & ~t.facts) !== 0) return;
  const again = (t.facts & t.power.earns) !== 0 ? AGAIN : 0;
  if (t.extra && again === 0) {
    // What nobody could claim during additional turns counts as soon as the last of them is over.
    const winner = claimant(t);
    if (winner >= 0) {
      emitWin(t, winner);
      return;
    }
  }
  if (t.winsOnly) {
    if (t.plan.merging) t.repeated = !isNew(t, t.h1, t.h2, t.h3, t.domes, again, -1);
    return;
  }
  fillTail(t);
  write(t, t.facts | again, -1);
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
    fillTail(t);
    t.builds--;
  }
  const { list, path, length, tail, tailLength, h3 } = t;
  const { merging } = t.plan;
  const size = length + tailLength + 2;
  const plain = header(size, t.facts, -1, t.next);
  const towers = kind === BLOCK ? h3 : kind === DOME ? EVERYWHERE : 0;
  list.reserve(25 * size);
  const { data } = list;
  let at = list.size;
  for (let rest = sites; rest !== 0; rest &= rest - 1) {
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
}

/** What a dome adds to a header. */
function domeFacts(tower: Squares): number {
  return header(0, tower === 0 ? DOMED : DOMED | COMPLETED, -1, 0);
}

/** The shortest way, for one step followed by nothing but one of these builds. */
export function emitMortalTurns(t: Turn, step: number, facts: number, sites: Squares): void {
  const { list, h3 } = t;
  const head = header(3, facts, -1, t.next);
  list.reserve(75);
  const { data } = list;
  let at = list.size;
  for (let rest = sites; rest !== 0; rest &= rest - 1) {
    const site = rest & -rest;
    const capped = (h3 & site) !== 0;
    data[at] = capped ? head | domeFacts(site) : head;
    data[at + 1] = step;
    data[at + 2] = squareStep(capped ? DOME : BLOCK, 31 - Math.clz32(site));
    at += 3;
  }
  list.count += ((at - list.size) / 3) | 0;
  list.size = at;
}

function write(t: Turn, facts: number, winner: number): void {
  if (t.script !== null) {
    if (!t.script.accepts()) return;
  } else if ((facts & WON) !== 0 ? t.plan.mergingWins : t.plan.merging) {
    t.repeated = !isNew(t, t.h1, t.h2, t.h3, t.domes, facts & (WON | AGAIN), winner);
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
}

function isNewBuild(t: Turn, site: Squares, capped: boolean): boolean {
  const { h1, h2, h3, domes } = t;
  if (capped) return isNew(t, h1, h2, h3, domes | site, 0, -1);
  return isNew(t, h1 | site, h2 | (site & h1), h3 | (site & h2), domes, 0, -1);
}

function isNew(
  t: Turn,
  h1: Squares,
  h2: Squares,
  h3: Squares,
  domes: Squares,
  state: number,
  winner: number,
): boolean {
  // Only facts that a card remembers tell apart what looks the same, and nobody remembers a turn that won.
  const minds = winner < 0 ? t.plan.keeper.minds : 0;
  const facts = state | (t.facts & minds) | ((winner + 1) << 16);
  return merged.isNew(t.mine, t.crewA, t.crewB, h1, h2, h3, domes, t.females, facts);
}

/** Writes down what follows the last step by itself: stone, and what the cards remember and who has them. */
function fillTail(t: Turn): void {
  t.tailLength = 0;
  if (t.power.stones !== null) {
    for (let rest = t.power.stones(t); rest !== 0; rest &= rest - 1) {
      const square = first(rest);
      t.tail[t.tailLength++] = workerStep(STONE, square, 0, t.ownerOf(square));
    }
  }
  if (t.hasNotes || (t.facts & t.plan.redraws) !== 0) fillNotes(t);
}

const after = new Int32Array(4);

function fillNotes(t: Turn): void {
  const { memories, position } = t;
  const { keeper, slot } = t.plan;
  for (let seat = 0; seat < 4; seat++) after[seat] = memories[seat]!;
  if (keeper.memory !== null) after[slot] = keeper.memory(t, memories[slot]!);
  let { lineup } = t;
  for (let i = 0; i < lineup.decks.length; i++) {
    const deck = lineup.decks[i]!;
    const { card, inForce } = lineup.slots[deck]!;
    if (inForce === null || (t.facts & card.redraws) === 0) continue;
    after[deck] = card.laysAside!(after[deck]!, inForce.id);
    lineup = laidAside(lineup, deck);
  }
  if (lineup.index !== position.lineup) note(t, LINEUP, lineup.index);
  for (let seat = 0; seat < lineup.seats; seat++) {
    if (after[seat] !== memoryOf(position, seat)) note(t, squareStep(NOTE, seat), after[seat]!);
  }
}

function note(t: Turn, step: number, operand: number): void {
  t.tail[t.tailLength++] = step;
  t.tail[t.tailLength++] = operand;
}
