import { build } from './building.ts';
import { emitWin } from './emitting.ts';
import { buildable, reach, winning } from './reach.ts';
import { EVERYWHERE, first, type Square, type Squares } from './squares.ts';
import { CLIMBED, MOVE, workerStep } from './steps.ts';
import type { Turn } from './turn.ts';

/** An arrival for every square, with and without a climb. */
const MOST = 64;
const square = new Int32Array(MOST);
const factsAt = new Int32Array(MOST);
const movesAt = new Int32Array(MOST);
const parent = new Int32Array(MOST);

/**
 * A worker that may move on: every square it can come to, each once, by the shortest way. Where somebody asks whether
 * it climbed, to have climbed is part of the state, and a square counts twice.
 */
export function spread(t: Turn): void {
  const { at: from, facts, moves, length, mine, females, power, script } = t;
  const home = mine & ~(1 << from);
  const mark = (females >> from) & 1;
  const unmarked = females & ~(1 << from);
  const depth = script === null ? 0 : script.depth;
  const { trail, climbTrail } = t;
  let won: Squares = 0;
  let count = 1;
  square[0] = from;
  factsAt[0] = facts;
  movesAt[0] = moves;
  for (let i = 0; i < count; i++) {
    const at = square[i]!;
    t.at = at;
    t.mine = home | (1 << at);
    t.females = unmarked | (mark << at);
    t.facts = factsAt[i]!;
    t.moves = movesAt[i]!;
    t.length = length + t.moves - moves;
    if (script !== null) script.depth = depth + t.moves - moves;
    if (i > 0 && (!t.winsOnly || t.plan.watched !== 0) && t.mayStay) {
      writeWay(t, i, length);
      build(t, buildable(t, at));
    }
    const may = t.moves === 0 ? EVERYWHERE : power.again!(t);
    if (may === 0) continue;
    const can = reach(t, at) & may;
    const wins = can & winning(t, at);
    if ((wins & ~won) !== 0) writeWay(t, i, length);
    for (let rest = wins & ~won; rest !== 0; rest &= rest - 1) winAt(t, first(rest));
    won |= wins;
    const up = t.above(at);
    for (let rest = can & ~wins & t.unseen(at); rest !== 0; rest &= rest - 1) {
      const to = first(rest);
      square[count] = to;
      factsAt[count] = (up & (1 << to)) !== 0 ? t.facts | CLIMBED : t.facts;
      movesAt[count] = t.moves + 1;
      parent[count] = i;
      t.leaveTrail(to, factsAt[count]!);
      count++;
    }
  }
  t.trail = trail;
  t.climbTrail = climbTrail;
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
