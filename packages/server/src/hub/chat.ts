import type { ChatLine, PlayerFace } from '@thera/protocol';
import type { Store } from '../store/store.ts';
import type { Bus } from './bus.ts';
import type { Connection } from './connection.ts';
import type { Followers } from './followers.ts';

/** What chat stands on. */
export interface ChatOptions {
  readonly store: Store;
  readonly bus: Bus;
  readonly followers: Followers;
  readonly now: () => number;
}

/** So much of what was said before is told to whoever comes. */
const LATEST = 100;

/** What is said at tables. Everybody hears every line once, in the order of its number, wherever it was said. */
export class Chat {
  readonly #options: ChatOptions;

  constructor(options: ChatOptions) {
    this.#options = options;
    options.bus.listen((word) => {
      // What cannot be read now is read with the next line.
      if (word.kind === 'chat') this.catchUp(word.table).catch(() => undefined);
    });
  }

  async say(table: string, player: PlayerFace, text: string): Promise<ChatLine> {
    const { store, bus, now } = this.#options;
    const line = await store.addChatLine(table, { player, text, at: now() });
    bus.publish({ kind: 'chat', table });
    await this.catchUp(table);
    return line;
  }

  latest(table: string): Promise<readonly ChatLine[]> {
    return this.#options.store.chatLines(table, LATEST);
  }

  /** Tells whoever follows a table what they have not heard yet. */
  async catchUp(table: string): Promise<void> {
    const { followers } = this.#options;
    if (!followers.has(table)) return;
    const lines = await this.latest(table);
    for (const connection of followers.of(table)) tellLines(connection, table, lines);
  }
}

/** Tells one page what it has not heard yet. */
export function tellLines(connection: Connection, table: string, lines: readonly ChatLine[]): void {
  for (const line of lines) {
    if (line.number <= (connection.tables.get(table) ?? 0)) continue;
    connection.tables.set(table, line.number);
    connection.send({ kind: 'said', table, line });
  }
}
