import {
  type Action,
  type ClientMessage,
  idIn,
  isAction,
  parseClientMessage,
  type ServerMessage,
  type Wish,
} from '@thera/protocol';
import { fault, ok, type Result } from '@thera/table';
import type { Guard } from '../limits/guard.ts';
import type { Metrics } from '../operations/metrics.ts';
import { type Store, StoreError } from '../store/store.ts';
import { entryFaceFor, faceFor } from '../tables/face.ts';
import type { Entered, LiveTables } from '../tables/live-tables.ts';
import { type OnlineTable, type Refused, seatOf } from '../tables/online-table.ts';
import type { AbsenceLimits } from './absence-limits.ts';
import { Attendance } from './attendance.ts';
import type { Bus } from './bus.ts';
import { Chat, tellLines } from './chat.ts';
import type { Connection } from './connection.ts';
import { Followers, onlookerOf } from './followers.ts';
import { Lobby } from './lobby.ts';
import { LogFollowers } from './log-followers.ts';
import { Lookout } from './lookout.ts';
import { Pairing } from './pairing.ts';
import { tellPast } from './past.ts';

/** What the hub stands on. */
export interface HubOptions {
  readonly tables: LiveTables;
  readonly store: Store;
  readonly bus: Bus;
  readonly guard: Guard;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** How long somebody has to be away before the others may claim what they are due. */
  readonly absences: AbsenceLimits;
}

/** How many tables a page follows at once. */
const MOST_TABLES = 100;
/** No more of the way than this is given back to a clock. */
const MOST_LAG = 1_000;

/** Where all pages meet: hears what they ask for, and tells everybody what has happened, to each what they may know. */
export class Hub {
  readonly pairing: Pairing;
  readonly logs: LogFollowers;
  readonly lobby: Lobby;
  readonly #options: HubOptions;
  readonly #connections = new Set<Connection>();
  readonly #followers = new Followers();
  readonly #chat: Chat;
  readonly #attendance: Attendance;
  readonly #lookout: Lookout;

  constructor(options: HubOptions) {
    this.#options = options;
    const { tables, bus } = options;
    const parts = { ...options, followers: this.#followers };
    this.pairing = new Pairing(options);
    this.logs = new LogFollowers(options);
    this.lobby = new Lobby(options);
    this.#chat = new Chat(parts);
    this.#attendance = new Attendance(parts);
    this.#lookout = new Lookout({ ...parts, chat: this.#chat, lobby: this.lobby, logs: this.logs });
    tables.listen((entered) => this.#tell(entered));
    bus.listen((word) => {
      // What cannot be read now is read with the next entry.
      if (word.kind === 'table') tables.catchUp(word.table).catch(() => undefined);
    });
  }

  get size(): number {
    return this.#connections.size;
  }

  connect(connection: Connection): void {
    this.#connections.add(connection);
    this.#attendance.arrive(connection);
    connection.send({ kind: 'welcome', player: connection.player ?? null, now: this.#options.now() });
  }

  disconnect(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    const tables = [...connection.tables.keys()];
    for (const table of tables) this.#followers.remove(table, connection);
    this.logs.forget(connection);
    this.lobby.leave(connection);
    this.#attendance.leave(connection, tables);
    // What the store does not forget now it forgets soon.
    this.pairing.leave(connection).catch(() => undefined);
  }

  /** What has to be looked after every second. */
  async sweep(): Promise<void> {
    this.#attendance.sweep();
    await this.pairing.sweep();
    await this.#lookout.sweep();
  }

  /** Says goodbye to other processes. */
  close(): void {
    this.#attendance.close();
  }

  /** Sends pages away whose session has ended; those who are still somebody come again. */
  dismiss(isMeant: (connection: Connection) => boolean): void {
    for (const connection of this.#connections) if (isMeant(connection)) connection.close();
  }

  /** Whatever a page has sent is answered, by its number if it has one. */
  async hear(connection: Connection, text: string): Promise<void> {
    const { now, guard } = this.#options;
    if (!(connection.mayTalk(now()) && guard.may('messagesOfAddress', connection.address))) {
      if (connection.isPatientWith(now())) answer(connection, '', fault('too-many'));
      return;
    }
    const message = parseClientMessage(text);
    if (!message.ok) return answer(connection, idIn(text), message);
    const from = performance.now();
    const result = await this.#responded(connection, message.value);
    answer(connection, message.value.id, result);
    this.#count(message.value, result, (performance.now() - from) / 1_000);
  }

  async #responded(
    connection: Connection,
    message: ClientMessage,
  ): Promise<Result<number | undefined, Refused>> {
    try {
      return await this.#respond(connection, message);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#options.metrics.count('thera_store_errors_total', error.code);
      return fault(error.code);
    }
  }

  #count(message: ClientMessage, result: Result<unknown, Refused>, seconds: number): void {
    const { metrics } = this.#options;
    if (!result.ok) metrics.count('thera_refusals_total', result.error);
    if (!isAction(message)) return;
    if (result.ok) metrics.count('thera_actions_total', message.kind);
    metrics.answered(seconds);
  }

  async #respond(
    connection: Connection,
    message: ClientMessage,
  ): Promise<Result<number | undefined, Refused>> {
    if (isAction(message)) return this.#act(connection, message);
    switch (message.kind) {
      case 'follow':
        return this.#follow(connection, message.table, message.from);
      case 'unfollow':
        this.#followers.remove(message.table, connection);
        this.#attendance.changed(message.table);
        return ok(undefined);
      case 'past':
        if (!this.#mayRead(connection)) return fault('too-many');
        return this.#options.tables.visit(message.table, (table) =>
          tellPast(connection, table, this.#options.tables.history(table.id), message),
        );
      case 'say':
        return this.#say(connection, message.table, message.text);
      case 'lobby':
        if (message.isOpen && !this.#mayRead(connection)) return fault('too-many');
        if (message.isOpen) await this.lobby.enter(connection);
        else this.lobby.leave(connection);
        return ok(undefined);
      case 'pair':
        return this.#pair(connection, message);
      case 'unpair':
        await this.pairing.leave(connection);
        return ok(undefined);
      case 'follow-log':
        return this.#mayRead(connection) ? this.logs.follow(connection, message.log) : fault('too-many');
      case 'unfollow-log':
        this.logs.unfollow(connection, message.log);
        return ok(undefined);
      case 'ping':
        connection.send({ kind: 'pong', id: message.id, at: message.at, now: this.#options.now() });
        return ok(undefined);
    }
  }

  async #pair(connection: Connection, wish: Wish): Promise<Result<undefined, Refused>> {
    const { player } = connection;
    if (player === undefined) return fault('not-signed-in');
    if (!this.#options.guard.may('games', player.id)) return fault('too-many');
    return this.pairing.seek(connection, player, wish);
  }

  #mayRead({ address }: Connection): boolean {
    return this.#options.guard.may('readings', address);
  }

  async #act({ player, lag }: Connection, action: Action): Promise<Result<number, Refused>> {
    if (player === undefined) return fault('not-signed-in');
    const now = this.#options.now();
    const isRematch = action.kind === 'offer' && action.what === 'rematch';
    if (isRematch && !this.#options.guard.may('games', player.id)) return fault('too-many');
    if (action.kind === 'claim') {
      await this.#caughtUp(action.table);
      const table = await this.#options.tables.table(action.table);
      const absent = table?.seats[action.absent];
      if (table === undefined || absent?.kind !== 'person') return fault('not-absent');
      const due = this.#attendance.claimableFrom(table, action.absent);
      if (due === undefined || now < due) return fault('not-absent');
    }
    return this.#options.tables.act(action, { player, now, lag: Math.min(lag, MOST_LAG) });
  }

  /** Words of others may be on their way. */
  async #caughtUp(table: string): Promise<void> {
    const { tables, bus } = this.#options;
    if (bus.state !== 'alone') await tables.catchUp(table);
  }

  /** While a table is read nothing happens at it, so whoever follows misses nothing and hears nothing twice. */
  async #follow(connection: Connection, id: string, from?: number): Promise<Result<number, Refused>> {
    const { tables, now } = this.#options;
    const isOneMore = !connection.tables.has(id);
    if (!this.#mayRead(connection) || (isOneMore && connection.tables.size >= MOST_TABLES))
      return fault('too-many');
    await this.#caughtUp(id);
    return tables.visit(id, async (table) => {
      if (from !== undefined && from < table.head)
        await tellPast(connection, table, tables.history(id), { from, to: table.head });
      const lines = await this.#chat.latest(id);
      // Who has gone meanwhile would be told of it for ever.
      if (!this.#connections.has(connection)) return fault('unavailable');
      this.#followers.add(id, connection);
      connection.send({
        kind: 'table',
        face: faceFor(table, onlookerOf(table, connection), now()),
        now: now(),
      });
      if (table.status === 'over') connection.send(recordOf(table));
      tellLines(connection, id, lines);
      this.#attendance.changed(id);
      return ok(table.head);
    });
  }

  async #say(connection: Connection, id: string, text: string): Promise<Result<number, Refused>> {
    const { tables, guard } = this.#options;
    const { player } = connection;
    if (player === undefined) return fault('not-signed-in');
    if (!guard.may('chat', player.id)) return fault('too-many');
    const table = await tables.table(id);
    if (table === undefined) return fault('no-such-table');
    // Watchers could tell those who play what to do.
    if (seatOf(table, player.id) === undefined && table.status !== 'over') return fault('not-seated');
    const { number } = await this.#chat.say(id, player, text);
    return ok(number);
  }

  #tell({ table, before, entry, isForeign }: Entered): void {
    const now = this.#options.now();
    this.#followers.tellEach(table, (onlooker) => ({
      kind: 'entry',
      number: table.head,
      at: entry.at,
      entry: entryFaceFor(table, entry, onlooker),
      face: faceFor(table, onlooker, now),
      now,
    }));
    if (table.status === 'over' && before.status !== 'over') this.#followers.tell(table.id, recordOf(table));
    this.#attendance.happened(table, before);
    if (isForeign) return;
    if (before.status === 'open') this.lobby.changed(table);
    this.#options.bus.publish({ kind: 'table', table: table.id });
  }
}

function answer(connection: Connection, id: string, result: Result<number | undefined, Refused>): void {
  if (!result.ok) {
    const { error, at } = result;
    connection.send({ kind: 'answer', id, ok: false, error, ...(at === undefined ? {} : { at }) });
  } else if (result.value === undefined) connection.send({ kind: 'answer', id, ok: true });
  else connection.send({ kind: 'answer', id, ok: true, number: result.value });
}

function recordOf({ id, match }: OnlineTable): ServerMessage {
  if (match === undefined) throw new Error('a game that is over has a record');
  return { kind: 'record', table: id, record: match.record };
}
