import { GOD_CARDS } from '../cards/gods.ts';
import { heightAt } from '../field.ts';
import { PIECES, type Piece } from '../pieces.ts';
import type { Objective } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Square } from '../terrain.ts';

/** How many of each piece, level by level: counted in a plain list, for plans are compared by the hundred thousand. */
export type Count = [number, number, number, number];

export const nothing = (): Count => [0, 0, 0, 0];

/** Adds the pieces that raise a tower to a height. */
export function addRaise(count: Count, state: State, square: Square, height: number): number {
  const from = heightAt(state, square);
  for (let level = from; level < height; level++) count[level]! += 1;
  return Math.max(0, height - from);
}

/** Everything that may be built with: the stockpile and what lies on gods. */
export function supplyOf({ stockpile, held }: State): Count {
  const count = nothing();
  for (const [index, piece] of PIECES.entries()) {
    count[index]! += stockpile[piece];
    for (const { pieces } of held) count[index]! += pieces[piece];
  }
  return count;
}

/** What it costs to get the pieces that are wanted beyond what there is, in turns; and which are wanted. */
export function shortageCost(
  state: State,
  { needs, moves }: { readonly needs: Count; readonly moves: number },
  aimed: readonly Objective[],
): number {
  const supply = supplyOf(state);
  const short: Count = nothing();
  let total = 0;
  let spare = 0;
  let builds = 0;
  for (let level = 0; level < 4; level++) {
    const left = supply[level]! - needs[level]!;
    builds += needs[level]!;
    if (left >= 0) spare += left;
    else {
      short[level] = -left;
      total -= left;
    }
  }
  // Who moves has to build something, wanted or not.
  total += Math.max(0, moves - builds - spare);
  if (total === 0) return 0;
  let cost = 0;
  // What objectives on the way will pay.
  for (const { tier, reward } of aimed) {
    if (state.achieved.includes(tier)) continue;
    for (const piece of reward?.pieces ?? []) {
      if (piece === 'any') total -= 1;
      else if (short[PIECES.indexOf(piece)]! > 0) {
        short[PIECES.indexOf(piece)]! -= 1;
        total -= 1;
      }
    }
  }
  if (total <= 0) return 0;
  // What gods in the queue would bring: a turn each.
  for (const card of state.queue) {
    if (card.kind !== 'god' || total <= 0) continue;
    const useful = GOD_CARDS[card.god].pieces.filter((piece) => take(short, piece)).length;
    if (useful === 0) continue;
    total -= useful;
    cost += GOD_TURN;
  }
  if (total <= 0) return cost;
  if (state.gems.length === 3) {
    total -= 1;
    cost += GAME_TURN;
  }
  const isHopeful = state.deck.left.mover + state.deck.left.builder + state.deck.left.specialist > 0;
  return cost + Math.max(0, total) * (isHopeful || state.gems.length > 0 ? HOPED : MISSING);
}

const GOD_TURN = 1;
const GAME_TURN = 1;
/** A piece that may still come from the deck, a quest or a gem. */
const HOPED = 3;
/** A piece that nothing promises. */
const MISSING = 6;

function take(short: Count, piece: Piece): boolean {
  const index = PIECES.indexOf(piece);
  if (short[index]! <= 0) return false;
  short[index]! -= 1;
  return true;
}
