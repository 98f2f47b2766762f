import type { PastEntry } from '@thera/protocol';
import type { Seat } from '@thera/table';

/** Whether a player sat at a table until the host sent them away, and has not sat down again. */
export function wasRemoved(entries: readonly PastEntry[], player: string): boolean {
  let own: Seat | undefined;
  let isRemoved = false;
  for (const { entry } of entries)
    if (entry.kind === 'sit' && entry.player.id === player) {
      own = entry.seat;
      isRemoved = false;
    } else if (entry.kind === 'swap' && own !== undefined && entry.seats.includes(own))
      own = entry.seats[0] === own ? entry.seats[1] : entry.seats[0];
    else if (entry.kind === 'stand' && entry.seat === own) {
      own = undefined;
      isRemoved = entry.isKicked;
    }
  return isRemoved;
}
