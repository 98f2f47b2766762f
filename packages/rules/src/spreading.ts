import { build } from './building.ts';
import { emitWin } from './emitting.ts';
import { buildable, reach, winning } from './reach.ts';
import { first, type Square, type Squares } from './squares.ts';
import { CLIMBED, MOVE, workerStep } from './steps.ts';
import type { Turn } from './turn.ts';

/** Room for every walk without a repeated square; where only the squares count, 25 of these are used. */
const MOST = 1 << 15;
const square = new Int32Array(MOST);
const factsAt = new Int32Array(MOST);
const movesAt = new Int32Array(MOST);
const trailAt = new Int32Array(MOST);
const parent = new Int32Array(MOST);

/**
 * A worker that may move on: every square it can come to, each once, by the shortest way. Where a power in play asks
 * whether it climbed, every walk is followed, because the way to a climb may cross its own track.
 */
export function spread(t: Turn): void {
  const { at: from, facts, moves, length, mine, females, power, script } = t;
  const home = mine & ~(1 << from);
  const mark = (females >> from) & 1;
  const unmarked = females & ~(1 << from);
  const minded = (t.keeper.minds | t.must) & CLIMBED;
  const depth = script === null ? 0 : script.depth;
  let arrived: Squares = t.trail;
  let climbed: Squares = t.trail;
  let queued: Squares = t.trail;
  let won: Squares = 0;
  let count = 1;
  square[0] = from;
  factsAt[0] = facts;
  movesAt[0] = moves;
  trailAt[0] = t.trail;
  for (let i = 0; i < count; i++) {
    const at = square[i]!;
    const here = 1 << at;
    t.at = at;
    t.mine = home | here;
    t.females = unmarked | (mark << at);
    t.facts = factsAt[i]!;
    t.moves = movesAt[i]!;
    t.length = length + t.moves - moves;
    if (script !== null) script.depth = depth + t.moves - moves;
    writeWay(t, i, length);
    const counts = (t.facts & minded) !== 0;
    if (i > 0 && ((counts ? climbed : arrived) & here) === 0) {
      if (counts) climbed |= here;
      else arrived |= here;
      if (t.mayStay) build(t, buildable(t, at));
    }
    let can = reach(t, at);
    if (t.moves > 0) can = power.again!(t, can);
    const wins = can & winning(t, at);
    for (let rest = wins & ~won; rest !== 0; rest &= rest - 1) winAt(t, first(rest));
    won |= wins;
    const up = t.above(at);
    const shut = minded === 0 ? queued : trailAt[i]!;
    queued |= can;
    for (let rest = can & ~(wins | shut); rest !== 0; rest &= rest - 1) {
      const to = first(rest);
      const bit = 1 << to;
      square[count] = to;
      factsAt[count] = t.facts | ((up & bit) !== 0 ? CLIMBED : 0);
      movesAt[count] = t.moves + 1;
      trailAt[count] = trailAt[i]! | bit;
      parent[count++] = i;
    }
  }
  t.at = from;
  t.mine = mine;
  t.females = females;
  t.facts = facts;
  t.moves = moves;
  t.length = length;
  if (script !== null) script.depth = depth;
}

/** Writes the steps that lead to an arrival. */
function writeWay(t: Turn, arrival: number, length: number): void {
  let at = t.length;
  for (let i = arrival; at > length; i = parent[i]!) {
    t.path[--at] = workerStep(MOVE, square[parent[i]!]!, square[i]!, t.side);
  }
}

/** The worker steps from where it is onto a square that wins. */
function winAt(t: Turn, to: Square): void {
  const { at, mine, facts, length } = t;
  t.at = to;
  t.mine = mine ^ ((1 << at) | (1 << to));
  if ((t.above(at) & (1 << to)) !== 0) t.facts |= CLIMBED;
  t.write(workerStep(MOVE, at, to, t.side));
  if (t.script !== null) t.script.depth++;
  if (t.mayStay) emitWin(t, t.seat);
  if (t.script !== null) t.script.depth--;
  t.at = at;
  t.mine = mine;
  t.facts = facts;
  t.length = length;
}
