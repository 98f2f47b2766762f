import { flagged } from '@thera/table';
import type { Store } from '../store/store.ts';
import type { Entry } from './entry.ts';
import type { LiveTables } from './live-tables.ts';
import type { OnlineTable } from './online-table.ts';

/** How many tables one sweep looks at. */
const AT_ONCE = 200;

/** The fall of a flag, if one is due. */
export function flagEntry({ clock, status }: OnlineTable, now: number): Entry | undefined {
  const seat = clock === undefined || status !== 'playing' ? undefined : flagged(clock, now);
  return seat === undefined ? undefined : { kind: 'event', event: { kind: 'flag', seat }, at: now };
}

/**
 * Lets the flags fall that are due. Any process may do it for any table: the number of the entry decides who was first,
 * so games do not stop because the process that ran them has.
 */
export async function sweepFlags(store: Store, tables: LiveTables, now: () => number): Promise<void> {
  for (const id of await store.overdue(now(), AT_ONCE)) {
    // What others have written counts before the flag does.
    await tables.catchUp(id);
    await tables.enter(id, (table) => flagEntry(table, now()));
  }
}
