import { setImmediate } from 'node:timers/promises';
import type { PastEntry } from '@thera/protocol';
import { ok, type Result } from '@thera/table';
import type { Entry } from '../tables/entry.ts';
import { pastEntryFor } from '../tables/face.ts';
import type { OnlineTable, Refused } from '../tables/online-table.ts';
import type { Connection } from './connection.ts';
import { onlookerOf } from './followers.ts';

/** What one message tells of the past at most. */
const SIZE = 200;
/** After so many entries it is looked whether there is anything else to do. */
const BREATH = 25;

/** Tells a page what has happened at a table after one entry and up to another, as it could be seen then. */
export async function tellPast(
  connection: Connection,
  now: OnlineTable,
  history: AsyncIterable<{ readonly table: OnlineTable; readonly entry: Entry }>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Result<undefined, Refused>> {
  const onlooker = onlookerOf(now, connection);
  const entries: PastEntry[] = [];
  for await (const { table, entry } of history) {
    if (table.head <= from || table.head > to) continue;
    entries.push(pastEntryFor(table, entry, onlooker));
    if (entries.length === SIZE) connection.send({ kind: 'past', table: now.id, entries: entries.splice(0) });
    // A long game takes a while, and others are not to wait for it.
    if (table.head % BREATH === 0) await setImmediate();
  }
  connection.send({ kind: 'past', table: now.id, entries });
  return ok(undefined);
}
