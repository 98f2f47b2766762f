import { opened } from './sql-tables.ts';
import type { Opening, Seek, SeekState, SeekStore } from './store.ts';
import { all, change, type Database, forAll, type Work } from './work.ts';

/** Seeks in a database. */
export function sqlSeeks(database: Database): SeekStore {
  return {
    putSeek: (seek) => database.write(() => put(seek)),

    async seeks(wish, now, limit) {
      const rows = await database.read(() =>
        all(
          'select id, player, wish, expires from seeks where wish = ? and table_id is null and expires > ? order by number limit ?',
          wish,
          now,
          limit,
        ),
      );
      return rows.map(({ id, player, expires }) => ({
        id: String(id),
        player: JSON.parse(String(player)),
        wish,
        expires: Number(expires),
      }));
    },

    pairUp: (seeks, opening) => database.write(() => paired(seeks, opening)),
    renewSeeks: (ids, expires) => database.write(() => renewed(ids, expires)),

    async removeSeek(id) {
      await database.change('delete from seeks where id = ?', id);
    },

    async removeSeeksBefore(time) {
      await database.change('delete from seeks where expires < ?', time);
    },
  };
}

function* put({ id, player, wish, expires }: Seek): Work<void> {
  yield* change('delete from seeks where player_id = ?', player.id);
  yield* change(
    'insert into seeks (id, player_id, player, wish, expires) values (?, ?, ?, ?, ?)',
    id,
    player.id,
    JSON.stringify(player),
    wish,
    expires,
  );
}

function* paired(seeks: readonly string[], opening: Opening): Work<boolean> {
  const among = seeks.map(() => '?').join(', ');
  const waiting = yield* all(`select id from seeks where id in (${among}) and table_id is null`, ...seeks);
  if (waiting.length < seeks.length) return false;
  yield* change(`update seeks set table_id = ? where id in (${among})`, opening.head.id, ...seeks);
  yield* opened(opening);
  return true;
}

function* renewed(ids: readonly string[], expires: number): Work<readonly SeekState[]> {
  const rows = yield* forAll(ids, (among, some) =>
    all(`update seeks set expires = ? where id in (${among}) returning id, table_id`, expires, ...some),
  );
  return rows.map(({ id, table_id: table }) => ({
    id: String(id),
    table: table === null ? undefined : String(table),
  }));
}
