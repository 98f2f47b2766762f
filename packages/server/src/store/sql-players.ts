import { forgottenLog } from './sql-logs.ts';
import type { PlayerStore, StoredDocument, StoredPasskey, StoredPlayer, StoredSession } from './store.ts';
import { all, change, type Database, first, type Row, type Work } from './work.ts';

/** Players in a database, what they are known by, and their documents. */
export function sqlPlayers(database: Database): PlayerStore {
  return {
    addPlayer: ({ id, name, nameKey, isGuest, password, created }) =>
      isOne(
        database.change(
          'insert into players (id, name, name_key, is_guest, password, created) values (?, ?, ?, ?, ?, ?) on conflict (name_key) do nothing',
          id,
          name,
          nameKey,
          Number(isGuest),
          password ?? null,
          created,
        ),
      ),

    async player(id) {
      return playerOf(await database.read(() => first('select * from players where id = ?', id)));
    },

    async playerNamed(nameKey) {
      return playerOf(await database.read(() => first('select * from players where name_key = ?', nameKey)));
    },

    changePlayer: (player) => database.write(() => changed(player)),
    removePlayer: (id) => database.write(() => removed(id)),

    async addSession({ hash, player, created, expires }) {
      await database.change(
        'insert into sessions (hash, player, created, expires) values (?, ?, ?, ?)',
        hash,
        player,
        created,
        expires,
      );
    },

    async session(hash) {
      const row = await database.read(() => first('select * from sessions where hash = ?', hash));
      return row as StoredSession | undefined;
    },

    async removeSession(hash) {
      await database.change('delete from sessions where hash = ?', hash);
    },

    async removeSessionsOf(player, except = '') {
      await database.change('delete from sessions where player = ? and hash <> ?', player, except);
    },

    addPasskey: ({ id, player, publicKey, counter, created }) =>
      isOne(
        database.change(
          'insert into passkeys (id, player, public_key, counter, created) values (?, ?, ?, ?, ?) on conflict (id) do nothing',
          id,
          player,
          publicKey,
          counter,
          created,
        ),
      ),

    async passkey(id) {
      const row = await database.read(() => first('select * from passkeys where id = ?', id));
      return row && passkeyOf(row);
    },

    async passkeysOf(player) {
      const rows = await database.read(() =>
        all('select * from passkeys where player = ? order by created', player),
      );
      return rows.map(passkeyOf);
    },

    async countPasskey(id, counter) {
      await database.change('update passkeys set counter = ? where id = ?', counter, id);
    },

    async removePasskey(player, id) {
      await database.change('delete from passkeys where player = ? and id = ?', player, id);
    },

    async addChallenge({ hash, holder, expires }) {
      await database.change(
        'insert into challenges (hash, holder, expires) values (?, ?, ?)',
        hash,
        holder,
        expires,
      );
    },

    useChallenge: (hash, holder, now) =>
      isOne(
        database.change(
          'delete from challenges where hash = ? and holder = ? and expires > ?',
          hash,
          holder,
          now,
        ),
      ),

    async removeChallengesBefore(time) {
      await database.change('delete from challenges where expires < ?', time);
    },

    setRecoveryCodes: (player, hashes) => database.write(() => coded(player, hashes)),

    useRecoveryCode: (player, hash) =>
      isOne(database.change('delete from recovery_codes where player = ? and hash = ?', player, hash)),

    putDocument: ({ player, name, version, body }) =>
      version === 1
        ? isOne(
            database.change(
              'insert into documents (player, name, version, body) values (?, ?, 1, ?) on conflict do nothing',
              player,
              name,
              body,
            ),
          )
        : isOne(
            database.change(
              'update documents set version = ?, body = ? where player = ? and name = ? and version = ?',
              version,
              body,
              player,
              name,
              version - 1,
            ),
          ),

    async document(player, name) {
      const row = await database.read(() =>
        first('select * from documents where player = ? and name = ?', player, name),
      );
      return row as StoredDocument | undefined;
    },

    async documentsOf(player) {
      const rows = await database.read(() =>
        all('select * from documents where player = ? order by name', player),
      );
      return rows as unknown as readonly StoredDocument[];
    },
  };
}

const isOne = async (changes: Promise<number>): Promise<boolean> => (await changes) === 1;

function* changed({ id, name, nameKey, isGuest, password }: StoredPlayer): Work<boolean> {
  const other = yield* first('select id from players where name_key = ? and id <> ?', nameKey, id);
  if (other !== undefined) return false;
  const changes = yield* change(
    'update players set name = ?, name_key = ?, is_guest = ?, password = ? where id = ?',
    name,
    nameKey,
    Number(isGuest),
    password ?? null,
    id,
  );
  return changes === 1;
}

function* removed(id: string): Work<void> {
  const logs = yield* all('select log_id from log_members where player = ?', id);
  yield* change('delete from table_players where player = ?', id);
  yield* change('delete from players where id = ?', id);
  for (const { log_id: log } of logs) yield* forgottenLog(String(log));
}

function* coded(player: string, hashes: readonly string[]): Work<void> {
  yield* change('delete from recovery_codes where player = ?', player);
  for (const hash of hashes)
    yield* change('insert into recovery_codes (player, hash) values (?, ?)', player, hash);
}

function playerOf(row: Row | undefined): StoredPlayer | undefined {
  if (row === undefined) return undefined;
  return {
    id: String(row.id),
    name: String(row.name),
    nameKey: String(row.name_key),
    isGuest: row.is_guest === 1,
    password: row.password === null ? undefined : String(row.password),
    created: Number(row.created),
  };
}

function passkeyOf(row: Row): StoredPasskey {
  return {
    id: String(row.id),
    player: String(row.player),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    created: Number(row.created),
  };
}
