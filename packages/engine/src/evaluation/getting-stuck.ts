import { crewOf, hasTurn, type Position, type Power, type Squares } from '@thera/santorini';
import { sizeOf } from './neighbours.ts';

/** A turn of a mortal takes at most two squares away: one to stand on, one to build on. */
const TAKEN = 2;

/** Whether a turn of the seat to move may leave the next without one; no where that cannot be, cheaply told. */
export function canBeStuckNext(position: Position): boolean {
  const { plans, next, seats } = position.lineup;
  const other = next[position.turn]!;
  const isPlain = seats === 2 && plans[position.turn]!.bare && plans[other]!.bare && position.extra === 0;
  return !isPlain || sizeOf(goals(position, other, plans[other]!.near)) <= TAKEN;
}

/** Whether the seat to move has no turn, told cheaply where it has one as a mortal would. */
export function isStuck(position: Position): boolean {
  return !movesAsMortal(position) && !hasTurn(position);
}

/** Whether it has a turn that a mortal could take, and nothing keeps it from it. */
export function movesAsMortal(position: Position): boolean {
  const { plans, laws } = position.lineup;
  const { side, near, power, demands } = plans[position.turn]!;
  if (position.extra !== 0 || position.prefix !== null || demands !== 0 || !laws[side]!.areNone) return false;
  return hasOrdinaryTurn(power) && goals(position, side, near) !== 0;
}

/** Whether one worker may move to any free square beside it that is low enough, and build where it came from. */
function hasOrdinaryTurn(power: Power): boolean {
  const { replaces, may, rests, leastMoves, mustPull, builders, buildsInstead, closing } = power;
  const isFree = !replaces && may === null && rests === null && leastMoves <= 1 && !mustPull;
  return isFree && builders === null && buildsInstead === null && closing === null;
}

/** The squares that a mortal side can move to. A mortal that can move can build: where it came from is free. */
function goals(position: Position, side: number, near: readonly Squares[]): Squares {
  const { c0, c1, c2, h1, h2, h3, domes } = position;
  const free = ~(c0 | c1 | c2 | domes);
  let all = 0;
  for (let rest = crewOf(position, side); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const low = (h1 & bit) === 0 ? ~h2 : (h2 & bit) === 0 ? ~h3 : -1;
    all |= near[31 - Math.clz32(bit)]! & free & low;
  }
  return all;
}
