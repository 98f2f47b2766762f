import type { ChatLine } from '@thera/protocol';
import type { TableHead } from '../tables/online-table.ts';
import type { Appended, Opening, TableIndex, TableStore, Writing, Written } from './store.ts';
import { all, change, type Database, first, forAll, type SqlValue, type Work } from './work.ts';

/** Tables in a database. */
export function sqlTables(database: Database): TableStore {
  return {
    addTable: (opening) => database.write(() => opened(opening)),

    async tableHead(id) {
      const row = await database.read(() => first('select head from tables where id = ?', id));
      return row && (JSON.parse(String(row.head)) as TableHead);
    },

    async heads(tables) {
      const rows = await database.read(() =>
        forAll(tables, (among, some) =>
          all(
            `select id, (select max(number) from entries where table_id = id) as entries,
             (select max(number) from chat_lines where table_id = id) as lines from tables where id in (${among})`,
            ...some,
          ),
        ),
      );
      return rows.map(({ id, entries, lines }) => ({
        table: String(id),
        entries: Number(entries ?? 0),
        lines: Number(lines ?? 0),
      }));
    },

    append: (writing) => database.write(() => appended(writing)),

    async entries(table, after) {
      const rows = await database.read(() =>
        all(
          'select number, entry, request from entries where table_id = ? and number > ? order by number',
          table,
          after,
        ),
      );
      return rows.map(({ number, entry, request }) => ({
        number: Number(number),
        entry: JSON.parse(String(entry)),
        request: request === null ? undefined : String(request),
      }));
    },

    async tables({ statuses, player, limit }) {
      const among = statuses.map(() => '?').join(', ');
      const rows = await database.read(() =>
        player === undefined
          ? all(
              `select row from tables where status in (${among}) and is_private = 0 order by changed desc limit ?`,
              ...statuses,
              limit,
            )
          : all(
              `select row from table_players join tables on tables.id = table_players.table_id
               where player = ? and status in (${among}) order by changed desc limit ?`,
              player,
              ...statuses,
              limit,
            ),
      );
      return rows.map(({ row }) => String(row));
    },

    async tableCounts() {
      const rows = await database.read(() =>
        all(
          `select status, count(*) as count from tables where status in ('open', 'playing') group by status`,
        ),
      );
      const counts = new Map(rows.map(({ status, count }) => [String(status), Number(count)]));
      return new Map(
        (['open', 'playing'] as const).map((status) => [status, counts.get(status) ?? 0] as const),
      );
    },

    async overdue(now, limit) {
      const rows = await database.read(() =>
        all(
          'select id from tables where deadline is not null and deadline <= ? order by deadline limit ?',
          now,
          limit,
        ),
      );
      return rows.map(({ id }) => String(id));
    },

    async awaitingComputer(limit) {
      const rows = await database.read(() =>
        all('select id from tables where awaits_computer = 1 order by changed limit ?', limit),
      );
      return rows.map(({ id }) => String(id));
    },

    addChatLine: (table, line) => database.write(() => said(table, line)),

    async chatLines(table, limit) {
      const rows = await database.read(() =>
        all('select line from chat_lines where table_id = ? order by number desc limit ?', table, limit),
      );
      return rows.map(({ line }) => JSON.parse(String(line)) as ChatLine).reverse();
    },
  };
}

/** Makes a table with the entries that it begins with. */
export function* opened({ head, entries, index }: Opening): Work<void> {
  yield* change(
    'insert into tables (id, head, status, is_private, changed, deadline, awaits_computer, row) values (?, ?, ?, ?, ?, ?, ?, ?)',
    head.id,
    JSON.stringify(head),
    ...indexValues(index),
  );
  for (const [before, entry] of entries.entries())
    yield* entered(head.id, { number: before + 1, entry, request: undefined });
  yield* seated(head.id, index);
}

/** What the columns of the list hold. */
export function indexValues(index: TableIndex): readonly SqlValue[] {
  const { status, isPrivate, changed, deadline, awaitsComputer, row } = index;
  return [status, Number(isPrivate), changed, deadline ?? null, Number(awaitsComputer), row];
}

/** The number under which a request was written before. */
export function* numberOf(table: string, request: string | undefined): Work<number | undefined> {
  if (request === undefined) return undefined;
  const row = yield* first('select number from entries where table_id = ? and request = ?', table, request);
  return row && Number(row.number);
}

function* appended({ table, number, entry, request, index, opens }: Writing): Work<Appended> {
  const before = yield* numberOf(table, request);
  if (before !== undefined) return { kind: 'repeated', number: before };
  const last = yield* first('select max(number) as last from entries where table_id = ?', table);
  if (Number(last?.last ?? 0) !== number - 1) return { kind: 'taken' };
  yield* entered(table, { number, entry, request });
  if (opens !== undefined) yield* opened(opens);
  yield* change(
    'update tables set status = ?, is_private = ?, changed = ?, deadline = ?, awaits_computer = ?, row = ? where id = ?',
    ...indexValues(index),
    table,
  );
  if (seatsPlayers(entry)) yield* seated(table, index);
  return { kind: 'appended' };
}

/** Whether an entry may change who sits at the table. */
export const seatsPlayers = ({ kind }: Writing['entry']): boolean => kind === 'sit' || kind === 'stand';

function* entered(table: string, { number, entry, request }: Written): Work<void> {
  yield* change(
    'insert into entries (table_id, number, entry, request) values (?, ?, ?, ?)',
    table,
    number,
    JSON.stringify(entry),
    request ?? null,
  );
}

function* seated(table: string, { players }: TableIndex): Work<void> {
  yield* change('delete from table_players where table_id = ?', table);
  for (const player of players)
    yield* change('insert into table_players (player, table_id) values (?, ?)', player, table);
}

function* said(table: string, line: Omit<ChatLine, 'number'>): Work<ChatLine> {
  const last = yield* first('select max(number) as last from chat_lines where table_id = ?', table);
  const kept = { ...line, number: Number(last?.last ?? 0) + 1 };
  yield* change(
    'insert into chat_lines (table_id, number, line) values (?, ?, ?)',
    table,
    kept.number,
    JSON.stringify(kept),
  );
  return kept;
}
