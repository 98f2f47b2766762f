import { indexValues, numberOf, seatsPlayers } from './sql-tables.ts';
import type { Appended, Writing } from './store.ts';
import type { Database } from './work.ts';

/** One statement is one way there and back, and whole by itself; of those who write the same number one does. */
const APPEND = `
  with written as (
    insert into entries (table_id, number, entry, request)
    select $1::text, $2::bigint, $3::text, $4::text
    where $2::bigint = 1 or exists (select 1 from entries where table_id = $1 and number = $2::bigint - 1)
    on conflict do nothing
    returning number
  )
  update tables
  set status = $5, is_private = $6, changed = $7, deadline = $8, awaits_computer = $9, row = $10
  where id = $1 and exists (select 1 from written)`;

/** Writes an entry that changes nothing but its table, as nearly all do; nothing comes of any other. */
export async function appendedAtOnce(database: Database, writing: Writing): Promise<Appended | undefined> {
  const { table, number, entry, request, index, opens } = writing;
  if (opens !== undefined || seatsPlayers(entry)) return undefined;
  const changes = await database.change(
    APPEND,
    table,
    number,
    JSON.stringify(entry),
    request ?? null,
    ...indexValues(index),
  );
  if (changes === 1) return { kind: 'appended' };
  const before = await database.read(() => numberOf(table, request));
  return before === undefined ? { kind: 'taken' } : { kind: 'repeated', number: before };
}
