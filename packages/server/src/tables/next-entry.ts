import { ok, type Result } from '@thera/table';
import { enter } from './enter.ts';
import type { Entry } from './entry.ts';
import type { OnlineTable, Refused } from './online-table.ts';
import { completesRematch, rematchTable } from './rematch.ts';
import type { StartedTable } from './started-table.ts';
import { newIdentity } from './table-identity.ts';

/** An entry to be written, and the table that begins with it. */
export interface Made {
  readonly entry: Entry;
  readonly starts?: StartedTable;
}

/** The entry that is to be written next, and the table after it. */
export function writtenNext(
  before: OnlineTable,
  make: (table: OnlineTable) => Result<Made, Refused>,
): Result<Made & { readonly table: OnlineTable }, Refused> {
  const made = make(before);
  if (!made.ok) return made;
  const table = enter(before, made.value.entry);
  return table.ok ? ok({ ...made.value, table: table.value }) : table;
}

/** Whether an entry is the last word that a rematch waits for. */
export function isRematch(table: OnlineTable, entry: Entry): boolean {
  if (entry.kind === 'agree') return table.offer?.what === 'rematch' && completesRematch(table, entry.seat);
  return entry.kind === 'offer' && entry.what === 'rematch' && completesRematch(table, entry.seat);
}

/** The last word is not written down as such but by what comes of it, so that there is nothing in between. */
export function rematchOf(table: OnlineTable, at: number): Result<Made, Refused> {
  const starts = rematchTable(table, newIdentity(at));
  if (!starts.ok) return starts;
  return ok({ entry: { kind: 'rematch', table: starts.value.table.id, at }, starts: starts.value });
}
