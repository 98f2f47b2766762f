import { fault, ok, type Result, type Seat } from '@thera/table';
import type { OnlineTable, Refused } from './online-table.ts';

/**
 * How many decisions are left when the game goes back to what a seat decided last. Never across what was rolled or
 * revealed: that would be a second try.
 */
export function takebackPly({ match }: OnlineTable, seat: Seat): Result<number, Refused> {
  if (match === undefined) return fault('not-begun');
  const { line, record, history } = match;
  for (let ply = line.length - 1; ply >= 0; ply--) {
    const event = record.events[line[ply]!];
    if (event?.kind !== 'decision') return fault('bad-takeback');
    if (history[line[ply]!]?.rolled === true) return fault('crosses-secret');
    if (event.seat === seat) return ok(ply);
  }
  return fault('bad-takeback');
}
