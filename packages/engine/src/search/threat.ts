import { canWin, crewOf, type Position, sideOfSeat } from '@thera/santorini';
import { NEIGHBOURS } from '../evaluation/neighbours.ts';
import { isChanceNode } from './chance-nodes.ts';

/**
 * Whether the seat after the one to move would win if nothing were done, and one of the two belongs to `own` and the
 * other does not.
 */
export function isThreatened(position: Position, own: number): boolean {
  if (position.extra !== 0 || position.prefix !== null || position.winner >= 0 || isChanceNode(position))
    return false;
  const { next, seats } = position.lineup;
  const seat = next[position.turn]!;
  const isOpponent = (sideOfSeat(seats, seat) === own) !== (sideOfSeat(seats, position.turn) === own);
  return isOpponent && canWin(position, seat);
}

/**
 * Whether a seat may come to threaten a win with its next turn, going by what mortals can do: a second level to stand on,
 * beside it a third, or a second that can be made one. Powers may have other ways.
 */
export function mayThreatenNext(position: Position, seat: number): boolean {
  const { h1, h2, h3, domes, c0, c1, c2 } = position;
  const { seats } = position.lineup;
  const crew = crewOf(position, sideOfSeat(seats, seat));
  const second = h2 & ~(h3 | domes);
  const free = second & ~(c0 | c1 | c2);
  let stands = crew & second;
  for (let rest = crew & h1; rest !== 0; rest &= rest - 1)
    stands |= NEIGHBOURS[31 - Math.clz32(rest & -rest)]! & free;
  const summits = h2 & ~domes;
  for (let rest = stands; rest !== 0; rest &= rest - 1)
    if ((NEIGHBOURS[31 - Math.clz32(rest & -rest)]! & summits) !== 0) return true;
  return false;
}
