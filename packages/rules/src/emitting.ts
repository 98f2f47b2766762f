import { withSlot } from './lineup.ts';
import { MergeTable } from './merge-table.ts';
import { memoryOf } from './position.ts';
import type { Square } from './squares.ts';
import { AGAIN, BLOCK, COMPLETED, DOME, DOMED, header, LINEUP, NOTE, squareStep, WON } from './steps.ts';
import type { Turn } from './turn.ts';

const merged = new MergeTable();

/** Forgets the results of the position before. */
export function beginMerging(): void {
  merged.clear();
}

/** The seat that has won by the state of the board, or -1. Nobody can in an additional turn. */
export function claimed(t: Turn): number {
  if (!t.buildsWin || t.extra) return -1;
  return claimant(t);
}

function claimant(t: Turn): number {
  for (const law of t.lineup.claimants[t.seat]!) if (law.power.claims!(t)) return law.seat;
  return -1;
}

/** A turn that ends the game: nothing after it happens, and nobody remembers it. */
export function emitWin(t: Turn, winner: number): void {
  if ((t.must & ~t.facts) !== 0) return;
  if (t.winsOnly && winner !== t.seat) return;
  write(t, t.facts | WON, winner);
}

/** A complete turn after which the game goes on. */
export function emit(t: Turn): void {
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
  if (t.winsOnly) return;
  const { length } = t;
  if (t.notes) writeNotes(t);
  write(t, t.facts | again, 0);
  t.length = length;
}

/** The short way for a turn whose build is its last step and touches nothing but the board. */
export function emitBuild(t: Turn, square: Square): void {
  const { list, path, length } = t;
  const isDome = (t.h3 & (1 << square)) !== 0;
  const facts = isDome ? t.facts | DOMED | COMPLETED : t.facts;
  list.reserve(length + 2);
  const { data } = list;
  let at = list.size;
  data[at++] = header(length + 2, facts, 0);
  for (let i = 0; i < length; i++) data[at++] = path[i]!;
  data[at++] = squareStep(isDome ? DOME : BLOCK, square);
  list.size = at;
  list.count++;
}

function write(t: Turn, facts: number, winner: number): void {
  if (t.script !== null) {
    if (!t.script.accepts()) return;
  } else if ((facts & WON) !== 0 ? t.mergingWins : t.merging) {
    if (!isNewResult(t, facts, winner)) return;
  }
  const { list, path, length } = t;
  list.reserve(length + 1);
  const { data } = list;
  let at = list.size;
  data[at++] = header(length + 1, facts, winner);
  for (let i = 0; i < length; i++) data[at++] = path[i]!;
  list.size = at;
  list.count++;
}

function isNewResult(t: Turn, facts: number, winner: number): boolean {
  const { key } = merged;
  key[0] = t.mine;
  key[1] = t.crewA;
  key[2] = t.crewB;
  key[3] = t.h1;
  key[4] = t.h2;
  key[5] = t.h3;
  key[6] = t.domes;
  key[7] = t.females;
  key[8] = facts & (t.keeper.minds | t.must | WON | AGAIN | DOMED);
  key[9] = winner;
  return merged.isNew();
}

/** Writes down what the cards remember after the turn, and who has the use of them. */
function writeNotes(t: Turn): void {
  const { memories, keeper, slot, position } = t;
  const mine = memories[slot]!;
  const saved = [memories[0]!, memories[1]!, memories[2]!, memories[3]!];
  if (keeper.memory !== null) memories[slot] = keeper.memory(t, mine);
  let { lineup } = t;
  for (const deck of lineup.decks) {
    const { card, inForce } = lineup.slots[deck]!;
    if (inForce === null || (t.facts & card.redraws) === 0) continue;
    memories[deck] = card.laysAside!(memories[deck]!, inForce.id);
    lineup = withSlot(lineup, deck, { inForce: null });
  }
  if (lineup.index !== position.lineup) {
    t.write(LINEUP);
    t.write(lineup.index);
  }
  for (let seat = 0; seat < lineup.seats; seat++) {
    if (memories[seat] === memoryOf(position, seat)) continue;
    t.write(squareStep(NOTE, seat));
    t.write(memories[seat]!);
  }
  for (let seat = 0; seat < 4; seat++) memories[seat] = saved[seat]!;
}
