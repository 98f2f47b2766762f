import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { ChatLine, LogLine, LogSummary, NewLine, PlayerFace } from '@thera/protocol';
import type { TableHead } from '../tables/online-table.ts';
import { GroupCommit } from './group-commit.ts';
import { SQLITE_MIGRATIONS } from './sqlite-schema.ts';
import {
  type Appended,
  type Opening,
  type Seek,
  type SeekState,
  type Store,
  type StoredDocument,
  type StoredLog,
  type StoredPasskey,
  type StoredPlayer,
  type StoredSession,
  StoreError,
  type TableIndex,
  type TableQuery,
  type Writing,
  type Written,
} from './store.ts';

type Row = Readonly<Record<string, SQLInputValue>>;

/** Codes of SQLite that say that there is no room. */
const FULL: readonly number[] = [13];

/** How large the file may become. */
export interface SqliteLimits {
  /** Of four kilobytes each; as many as the disk has room for, if nothing is said. */
  readonly mostPages?: number;
}

/** One file, opened by one process: the default, with nothing to install. */
export class SqliteStore implements Store {
  readonly #file: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #commits = new GroupCommit((work) => this.#whole(work));

  constructor(path: string, { mostPages }: SqliteLimits = {}) {
    this.#file = new DatabaseSync(path);
    // With a full sync at every commit, what was acknowledged survives a power cut.
    this.#file.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
    );
    if (mostPages !== undefined) this.#file.exec(`pragma max_page_count = ${mostPages}`);
    this.#migrate();
  }

  #migrate(): void {
    const { user_version: version } = this.#file.prepare('pragma user_version').get() as {
      user_version: number;
    };
    if (version > SQLITE_MIGRATIONS.length)
      throw new Error('this file was written by a newer version of Thera');
    SQLITE_MIGRATIONS.slice(version).forEach((step, index) => {
      this.#file.exec(`begin immediate; ${step}; pragma user_version = ${version + index + 1}; commit`);
    });
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const made = this.#file.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }

  #run(sql: string, ...values: readonly SQLInputValue[]): number {
    return Number(guarded(() => this.#statement(sql).run(...values)).changes);
  }

  #get(sql: string, ...values: readonly SQLInputValue[]): Row | undefined {
    return guarded(() => this.#statement(sql).get(...values)) as Row | undefined;
  }

  #all(sql: string, ...values: readonly SQLInputValue[]): readonly Row[] {
    return guarded(() => this.#statement(sql).all(...values)) as readonly Row[];
  }

  #whole<T>(write: () => T): T {
    guarded(() => this.#file.exec('begin immediate'));
    try {
      const value = write();
      guarded(() => this.#file.exec('commit'));
      return value;
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (this.#file.isTransaction) this.#file.exec('rollback');
      throw error;
    }
  }

  async addTable(opening: Opening): Promise<void> {
    this.#whole(() => this.#open(opening));
  }

  #open({ head, entries, index }: Opening): void {
    this.#run(
      'insert into tables (id, head, status, is_private, changed, deadline, awaits_computer, row) values (?, ?, ?, ?, ?, ?, ?, ?)',
      head.id,
      JSON.stringify(head),
      ...indexValues(index),
    );
    entries.forEach((entry, before) => {
      this.#enter(head.id, { number: before + 1, entry, request: undefined });
    });
    this.#seat(head.id, index);
  }

  #enter(table: string, { number, entry, request }: Written): void {
    this.#run(
      'insert into entries (table_id, number, entry, request) values (?, ?, ?, ?)',
      table,
      number,
      JSON.stringify(entry),
      request ?? null,
    );
  }

  async tableHead(id: string): Promise<TableHead | undefined> {
    const row = this.#get('select head from tables where id = ?', id);
    return row && (JSON.parse(String(row.head)) as TableHead);
  }

  append({ table, number, entry, request, index, opens }: Writing): Promise<Appended> {
    return this.#commits.write((): Appended => {
      if (request !== undefined) {
        const before = this.#get(
          'select number from entries where table_id = ? and request = ?',
          table,
          request,
        );
        if (before !== undefined) return { kind: 'repeated', number: Number(before.number) };
      }
      const last = this.#get('select max(number) as last from entries where table_id = ?', table);
      if (Number(last?.last ?? 0) !== number - 1) return { kind: 'taken' };
      this.#enter(table, { number, entry, request });
      if (opens !== undefined) this.#open(opens);
      this.#run(
        'update tables set status = ?, is_private = ?, changed = ?, deadline = ?, awaits_computer = ?, row = ? where id = ?',
        ...indexValues(index),
        table,
      );
      if (entry.kind === 'sit' || entry.kind === 'stand') this.#seat(table, index);
      return { kind: 'appended' };
    });
  }

  #seat(table: string, { players }: TableIndex): void {
    this.#run('delete from table_players where table_id = ?', table);
    for (const player of players)
      this.#run('insert into table_players (player, table_id) values (?, ?)', player, table);
  }

  async entries(table: string, after: number): Promise<readonly Written[]> {
    return this.#all(
      'select number, entry, request from entries where table_id = ? and number > ? order by number',
      table,
      after,
    ).map(({ number, entry, request }) => ({
      number: Number(number),
      entry: JSON.parse(String(entry)),
      request: request === null ? undefined : String(request),
    }));
  }

  async tables({ statuses, player, limit }: TableQuery): Promise<readonly string[]> {
    const among = statuses.map(() => '?').join(', ');
    const rows =
      player === undefined
        ? this.#all(
            `select row from tables where status in (${among}) and is_private = 0 order by changed desc limit ?`,
            ...statuses,
            limit,
          )
        : this.#all(
            `select row from table_players join tables on tables.id = table_players.table_id
             where player = ? and status in (${among}) order by changed desc limit ?`,
            player,
            ...statuses,
            limit,
          );
    return rows.map(({ row }) => String(row));
  }

  async overdue(now: number, limit: number): Promise<readonly string[]> {
    const rows = this.#all(
      'select id from tables where deadline is not null and deadline <= ? order by deadline limit ?',
      now,
      limit,
    );
    return rows.map(({ id }) => String(id));
  }

  async awaitingComputer(limit: number): Promise<readonly string[]> {
    const rows = this.#all('select id from tables where awaits_computer = 1 order by changed limit ?', limit);
    return rows.map(({ id }) => String(id));
  }

  async putSeek({ id, player, wish, expires }: Seek): Promise<void> {
    this.#whole(() => {
      this.#run('delete from seeks where player_id = ?', player.id);
      this.#run(
        'insert into seeks (id, player_id, player, wish, expires) values (?, ?, ?, ?, ?)',
        id,
        player.id,
        JSON.stringify(player),
        wish,
        expires,
      );
    });
  }

  async seeks(wish: string, now: number, limit: number): Promise<readonly Seek[]> {
    const rows = this.#all(
      'select id, player, wish, expires from seeks where wish = ? and table_id is null and expires > ? order by number limit ?',
      wish,
      now,
      limit,
    );
    return rows.map(({ id, player, expires }) => ({
      id: String(id),
      player: JSON.parse(String(player)),
      wish,
      expires: Number(expires),
    }));
  }

  async pairUp(seeks: readonly string[], opening: Opening): Promise<boolean> {
    return this.#whole(() => {
      const among = seeks.map(() => '?').join(', ');
      const waiting = this.#all(`select id from seeks where id in (${among}) and table_id is null`, ...seeks);
      if (waiting.length < seeks.length) return false;
      this.#run(`update seeks set table_id = ? where id in (${among})`, opening.head.id, ...seeks);
      this.#open(opening);
      return true;
    });
  }

  async renewSeeks(ids: readonly string[], expires: number): Promise<readonly SeekState[]> {
    const among = ids.map(() => '?').join(', ');
    const rows = this.#all(
      `update seeks set expires = ? where id in (${among}) returning id, table_id`,
      expires,
      ...ids,
    );
    return rows.map(({ id, table_id: table }) => ({
      id: String(id),
      table: table === null ? undefined : String(table),
    }));
  }

  async removeSeek(id: string): Promise<void> {
    this.#run('delete from seeks where id = ?', id);
  }

  async removeSeeksBefore(time: number): Promise<void> {
    this.#run('delete from seeks where expires < ?', time);
  }

  async addChatLine(table: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    return this.#whole(() => {
      const last = this.#get('select max(number) as last from chat_lines where table_id = ?', table);
      const kept = { ...line, number: Number(last?.last ?? 0) + 1 };
      this.#run(
        'insert into chat_lines (table_id, number, line) values (?, ?, ?)',
        table,
        kept.number,
        JSON.stringify(kept),
      );
      return kept;
    });
  }

  async chatLines(table: string, limit: number): Promise<readonly ChatLine[]> {
    const rows = this.#all(
      'select line from chat_lines where table_id = ? order by number desc limit ?',
      table,
      limit,
    );
    return rows.map(({ line }) => JSON.parse(String(line)) as ChatLine).reverse();
  }

  async addPlayer(player: StoredPlayer): Promise<boolean> {
    return (
      this.#run(
        'insert into players (id, name, name_key, is_guest, password, created) values (?, ?, ?, ?, ?, ?) on conflict (name_key) do nothing',
        player.id,
        player.name,
        player.nameKey,
        Number(player.isGuest),
        player.password ?? null,
        player.created,
      ) === 1
    );
  }

  async player(id: string): Promise<StoredPlayer | undefined> {
    return playerOf(this.#get('select * from players where id = ?', id));
  }

  async playerNamed(nameKey: string): Promise<StoredPlayer | undefined> {
    return playerOf(this.#get('select * from players where name_key = ?', nameKey));
  }

  async changePlayer({ id, name, nameKey, isGuest, password }: StoredPlayer): Promise<boolean> {
    return (
      this.#run(
        'update or ignore players set name = ?, name_key = ?, is_guest = ?, password = ? where id = ?',
        name,
        nameKey,
        Number(isGuest),
        password ?? null,
        id,
      ) === 1
    );
  }

  async removePlayer(id: string): Promise<void> {
    this.#whole(() => {
      const logs = this.#all('select log_id from log_members where player = ?', id);
      this.#run('delete from table_players where player = ?', id);
      this.#run('delete from players where id = ?', id);
      for (const { log_id: log } of logs) this.#forgetLogOfNobody(String(log));
    });
  }

  async addSession({ hash, player, created, expires }: StoredSession): Promise<void> {
    this.#run(
      'insert into sessions (hash, player, created, expires) values (?, ?, ?, ?)',
      hash,
      player,
      created,
      expires,
    );
  }

  async session(hash: string): Promise<StoredSession | undefined> {
    return this.#get('select * from sessions where hash = ?', hash) as StoredSession | undefined;
  }

  async removeSession(hash: string): Promise<void> {
    this.#run('delete from sessions where hash = ?', hash);
  }

  async removeSessionsOf(player: string, except = ''): Promise<void> {
    this.#run('delete from sessions where player = ? and hash <> ?', player, except);
  }

  async addPasskey({ id, player, publicKey, counter, created }: StoredPasskey): Promise<boolean> {
    return (
      this.#run(
        'insert into passkeys (id, player, public_key, counter, created) values (?, ?, ?, ?, ?) on conflict (id) do nothing',
        id,
        player,
        publicKey,
        counter,
        created,
      ) === 1
    );
  }

  async passkey(id: string): Promise<StoredPasskey | undefined> {
    const row = this.#get('select * from passkeys where id = ?', id);
    return row && passkeyOf(row);
  }

  async passkeysOf(player: string): Promise<readonly StoredPasskey[]> {
    return this.#all('select * from passkeys where player = ? order by created', player).map(passkeyOf);
  }

  async countPasskey(id: string, counter: number): Promise<void> {
    this.#run('update passkeys set counter = ? where id = ?', counter, id);
  }

  async removePasskey(player: string, id: string): Promise<void> {
    this.#run('delete from passkeys where player = ? and id = ?', player, id);
  }

  async setRecoveryCodes(player: string, hashes: readonly string[]): Promise<void> {
    this.#whole(() => {
      this.#run('delete from recovery_codes where player = ?', player);
      for (const hash of hashes)
        this.#run('insert into recovery_codes (player, hash) values (?, ?)', player, hash);
    });
  }

  async useRecoveryCode(player: string, hash: string): Promise<boolean> {
    return this.#run('delete from recovery_codes where player = ? and hash = ?', player, hash) === 1;
  }

  async putDocument({ player, name, version, body }: StoredDocument): Promise<boolean> {
    if (version === 1)
      return (
        this.#run(
          'insert into documents (player, name, version, body) values (?, ?, 1, ?) on conflict do nothing',
          player,
          name,
          body,
        ) === 1
      );
    return (
      this.#run(
        'update documents set version = ?, body = ? where player = ? and name = ? and version = ?',
        version,
        body,
        player,
        name,
        version - 1,
      ) === 1
    );
  }

  async document(player: string, name: string): Promise<StoredDocument | undefined> {
    return this.#get('select * from documents where player = ? and name = ?', player, name) as
      | StoredDocument
      | undefined;
  }

  async documentsOf(player: string): Promise<readonly StoredDocument[]> {
    return this.#all(
      'select * from documents where player = ? order by name',
      player,
    ) as unknown as StoredDocument[];
  }

  async addLog({ id, name, founder, invitation, created }: StoredLog): Promise<string> {
    return this.#whole(() => {
      this.#run(
        'insert into logs (id, name, founder, invitation, created) values (?, ?, ?, ?, ?) on conflict (founder, name) do nothing',
        id,
        name,
        founder,
        invitation,
        created,
      );
      const kept = String(this.#get('select id from logs where founder = ? and name = ?', founder, name)?.id);
      this.#join(kept, founder, created);
      return kept;
    });
  }

  async log(id: string): Promise<StoredLog | undefined> {
    return this.#get('select * from logs where id = ?', id) as StoredLog | undefined;
  }

  async logsOf(player: string): Promise<readonly LogSummary[]> {
    const rows = this.#all(
      `select id, name, (select max(number) from log_lines where log_id = id) as head
       from log_members join logs on logs.id = log_members.log_id where player = ? order by created, id`,
      player,
    );
    return rows.map(({ id, name, head }) => ({
      id: String(id),
      name: String(name),
      head: Number(head ?? 0),
    }));
  }

  async addLogMember(id: string, player: string, joined: number): Promise<boolean> {
    return this.#join(id, player, joined);
  }

  #join(id: string, player: string, joined: number): boolean {
    return (
      this.#run(
        'insert into log_members (log_id, player, joined) values (?, ?, ?) on conflict do nothing',
        id,
        player,
        joined,
      ) === 1
    );
  }

  async logMembers(id: string): Promise<readonly PlayerFace[]> {
    const rows = this.#all(
      `select players.id, name, is_guest from log_members join players on players.id = log_members.player
       where log_id = ? order by joined, players.id`,
      id,
    );
    return rows.map((row) => ({ id: String(row.id), name: String(row.name), isGuest: row.is_guest === 1 }));
  }

  async removeLogMember(id: string, player: string): Promise<void> {
    this.#whole(() => {
      this.#run('delete from log_members where log_id = ? and player = ?', id, player);
      this.#forgetLogOfNobody(id);
    });
  }

  #forgetLogOfNobody(id: string): void {
    this.#run(
      'delete from logs where id = ? and not exists (select 1 from log_members where log_id = logs.id)',
      id,
    );
  }

  async setLogInvitation(id: string, invitation: string): Promise<void> {
    this.#run('update logs set invitation = ? where id = ?', invitation, id);
  }

  async addLogLines(id: string, lines: readonly NewLine[]): Promise<number> {
    return this.#whole(() => {
      let head = Number(
        this.#get('select max(number) as head from log_lines where log_id = ?', id)?.head ?? 0,
      );
      for (const { key, body } of lines)
        head += this.#run(
          'insert into log_lines (log_id, number, key, body) values (?, ?, ?, ?) on conflict (log_id, key) do nothing',
          id,
          head + 1,
          key,
          body,
        );
      return head;
    });
  }

  async logLines(id: string, after: number, limit: number): Promise<readonly LogLine[]> {
    const rows = this.#all(
      'select number, key, body from log_lines where log_id = ? and number > ? order by number limit ?',
      id,
      after,
      limit,
    );
    return rows.map(({ number, key, body }) => ({
      number: Number(number),
      key: String(key),
      body: String(body),
    }));
  }

  async close(): Promise<void> {
    this.#commits.flush();
    this.#file.close();
  }
}

/** What the file could not do for want of room is told by a code; anything else is a bug. */
function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    if (errcode !== undefined && FULL.includes(errcode & 0xff)) throw new StoreError('storage-full', error);
    throw error;
  }
}

function indexValues(index: TableIndex): readonly SQLInputValue[] {
  const { status, isPrivate, changed, deadline, awaitsComputer, row } = index;
  return [status, Number(isPrivate), changed, deadline ?? null, Number(awaitsComputer), row];
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
