import type { ServerMessage } from '@thera/protocol';
import { fault, ok, type Result } from '@thera/table';
import type { Store } from '../store/store.ts';
import type { Refused } from '../tables/online-table.ts';
import type { Bus } from './bus.ts';
import type { Connection } from './connection.ts';

/** Pages that want to know when something is written into a log. They are told how far it goes, and ask for the rest. */
export class LogFollowers {
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #followers = new Map<string, Set<Connection>>();

  constructor({ store, bus }: { readonly store: Store; readonly bus: Bus }) {
    this.#store = store;
    this.#bus = bus;
    bus.listen((word) => {
      if (word.kind === 'log') this.#tellHere(word.log);
    });
  }

  async follow(connection: Connection, log: string): Promise<Result<number, Refused>> {
    const { player } = connection;
    if (player === undefined) return fault('not-signed-in');
    const mine = (await this.#store.logsOf(player.id)).find(({ id }) => id === log);
    if (mine === undefined) return fault('no-such-log');
    const followers = this.#followers.get(log) ?? new Set();
    this.#followers.set(log, followers.add(connection));
    return ok(mine.head);
  }

  unfollow(connection: Connection, log: string): void {
    const followers = this.#followers.get(log);
    if (followers?.delete(connection) && followers.size === 0) this.#followers.delete(log);
  }

  forget(connection: Connection): void {
    for (const log of this.#followers.keys()) this.unfollow(connection, log);
  }

  /** Something is new: here, and at every other process. */
  tell(log: string): void {
    this.#bus.publish({ kind: 'log', log });
    this.#tellHere(log);
  }

  /** Words may have been missed: everybody is told how far their logs go. */
  catchUp(): void {
    for (const log of this.#followers.keys()) this.#tellHere(log);
  }

  #tellHere(log: string): void {
    // Where the store cannot say, the page finds out when it looks again.
    for (const connection of this.#followers.get(log) ?? [])
      this.#tellHead(connection, log).catch(() => undefined);
  }

  /** Whoever is no member any more is told so, and nothing more. */
  async #tellHead(connection: Connection, log: string): Promise<void> {
    const logs = connection.player === undefined ? [] : await this.#store.logsOf(connection.player.id);
    const mine = logs.find(({ id }) => id === log);
    if (mine === undefined) this.unfollow(connection, log);
    const message: ServerMessage = { kind: 'log', log, head: mine?.head ?? 0 };
    connection.send(message);
  }
}
