import type { NewLine } from '@thera/protocol';
import type { LogStore, StoredLog } from './store.ts';
import { all, change, type Database, first, type Work } from './work.ts';

/** Logs that several players write to, in a database. */
export function sqlLogs(database: Database): LogStore {
  return {
    addLog: (log) => database.write(() => founded(log)),

    async log(id) {
      const row = await database.read(() => first('select * from logs where id = ?', id));
      return row as StoredLog | undefined;
    },

    async logsOf(player) {
      const rows = await database.read(() =>
        all(
          `select id, name, (select max(number) from log_lines where log_id = id) as head
           from log_members join logs on logs.id = log_members.log_id where player = ? order by created, id`,
          player,
        ),
      );
      return rows.map(({ id, name, head }) => ({
        id: String(id),
        name: String(name),
        head: Number(head ?? 0),
      }));
    },

    addLogMember: (id, player, joined) => database.write(() => joins(id, player, joined)),

    async logMembers(id) {
      const rows = await database.read(() =>
        all(
          `select players.id, name, is_guest from log_members join players on players.id = log_members.player
           where log_id = ? order by joined, players.id`,
          id,
        ),
      );
      return rows.map((row) => ({ id: String(row.id), name: String(row.name), isGuest: row.is_guest === 1 }));
    },

    removeLogMember: (id, player) => database.write(() => left(id, player)),

    async setLogInvitation(id, invitation) {
      await database.change('update logs set invitation = ? where id = ?', invitation, id);
    },

    addLogLines: (id, lines) => database.write(() => written(id, lines)),

    async logLines(id, after, limit) {
      const rows = await database.read(() =>
        all(
          'select number, key, body from log_lines where log_id = ? and number > ? order by number limit ?',
          id,
          after,
          limit,
        ),
      );
      return rows.map(({ number, key, body }) => ({
        number: Number(number),
        key: String(key),
        body: String(body),
      }));
    },
  };
}

function* founded({ id, name, founder, invitation, created }: StoredLog): Work<string> {
  yield* change(
    'insert into logs (id, name, founder, invitation, created) values (?, ?, ?, ?, ?) on conflict (founder, name) do nothing',
    id,
    name,
    founder,
    invitation,
    created,
  );
  const kept = yield* first('select id from logs where founder = ? and name = ?', founder, name);
  yield* joins(String(kept?.id), founder, created);
  return String(kept?.id);
}

function* joins(id: string, player: string, joined: number): Work<boolean> {
  const changes = yield* change(
    'insert into log_members (log_id, player, joined) values (?, ?, ?) on conflict do nothing',
    id,
    player,
    joined,
  );
  return changes === 1;
}

function* left(id: string, player: string): Work<void> {
  yield* change('delete from log_members where log_id = ? and player = ?', id, player);
  yield* forgottenLog(id);
}

/** Removes a log that nobody is a member of any more. */
export function* forgottenLog(id: string): Work<void> {
  yield* change(
    'delete from logs where id = ? and not exists (select 1 from log_members where log_id = logs.id)',
    id,
  );
}

function* written(id: string, lines: readonly NewLine[]): Work<number> {
  const last = yield* first('select max(number) as head from log_lines where log_id = ?', id);
  let head = Number(last?.head ?? 0);
  for (const { key, body } of lines)
    head += yield* change(
      'insert into log_lines (log_id, number, key, body) values (?, ?, ?, ?) on conflict (log_id, key) do nothing',
      id,
      head + 1,
      key,
      body,
    );
  return head;
}
