import { canWin, LINEUPS, type Position, sideOfSeat } from '@thera/rules';

/**
 * Whether the seat after the one to move would win if nothing were done, and one of the two belongs to `own` and the
 * other does not.
 */
export function isThreatened(position: Position, own: number): boolean {
  if (position.extra !== 0 || position.prefix !== 0) return false;
  const { next, seats } = LINEUPS[position.lineup]!;
  const seat = next[position.turn]!;
  const isOpponent = (sideOfSeat(seats, seat) === own) !== (sideOfSeat(seats, position.turn) === own);
  return isOpponent && canWin(position, seat);
}
