import { canWin, LINEUPS, type Position, sideOfSeat } from '@thera/rules';
import { drawIsDue } from './draws.ts';

/**
 * Whether the seat after the one to move would win if nothing were done, and one of the two belongs to `own` and the
 * other does not.
 */
export function isThreatened(position: Position, own: number): boolean {
  if (position.extra !== 0 || position.prefix !== 0 || position.winner >= 0 || drawIsDue(position))
    return false;
  const { next, seats } = LINEUPS[position.lineup]!;
  const seat = next[position.turn]!;
  const isOpponent = (sideOfSeat(seats, seat) === own) !== (sideOfSeat(seats, position.turn) === own);
  return isOpponent && canWin(position, seat);
}
