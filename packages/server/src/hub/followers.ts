import type { ServerMessage } from '@thera/protocol';
import type { Onlooker } from '@thera/table';
import { type OnlineTable, seatOf } from '../tables/online-table.ts';
import type { Connection } from './connection.ts';

/** Who is told of which table. */
export class Followers {
  readonly #of = new Map<string, Set<Connection>>();

  add(table: string, connection: Connection): void {
    const followers = this.#of.get(table) ?? new Set();
    this.#of.set(table, followers.add(connection));
    connection.tables.set(table, 0);
  }

  remove(table: string, connection: Connection): void {
    const followers = this.#of.get(table);
    followers?.delete(connection);
    connection.tables.delete(table);
    // Tables that were looked at once would be remembered for ever.
    if (followers?.size === 0) this.#of.delete(table);
  }

  /** Tables that somebody here follows. */
  get tables(): readonly string[] {
    return [...this.#of.keys()];
  }

  has(table: string): boolean {
    return this.#of.has(table);
  }

  /** The number of the last line of chat that all of them have been told. */
  leastHeard(table: string): number {
    return Math.min(...[...this.of(table)].map(({ tables }) => tables.get(table) ?? 0));
  }

  of(table: string): Iterable<Connection> {
    return this.#of.get(table) ?? [];
  }

  watchers(table: OnlineTable): number {
    let watchers = 0;
    for (const one of this.#of.get(table.id) ?? []) if (onlookerOf(table, one) === 'watcher') watchers += 1;
    return watchers;
  }

  /** Tells all the same. */
  tell(table: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const connection of this.#of.get(table) ?? []) connection.sendText(text);
  }

  /** Says the same to all who may know the same, and writes it once for them. */
  tellEach(table: OnlineTable, messageFor: (onlooker: Onlooker) => ServerMessage): void {
    const texts = new Map<Onlooker, string>();
    for (const connection of this.#of.get(table.id) ?? []) {
      const onlooker = onlookerOf(table, connection);
      const text = texts.get(onlooker) ?? JSON.stringify(messageFor(onlooker));
      texts.set(onlooker, text);
      connection.sendText(text);
    }
  }
}

export function onlookerOf(table: OnlineTable, { player }: Connection): Onlooker {
  return seatOf(table, player?.id) ?? 'watcher';
}
