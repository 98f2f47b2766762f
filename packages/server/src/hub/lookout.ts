import type { Store } from '../store/store.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { Bus } from './bus.ts';
import type { Chat } from './chat.ts';
import type { Followers } from './followers.ts';
import type { Lobby } from './lobby.ts';
import type { LogFollowers } from './log-followers.ts';

/** What is looked after. */
export interface LookoutOptions {
  readonly bus: Bus;
  readonly store: Store;
  readonly tables: LiveTables;
  readonly followers: Followers;
  readonly chat: Chat;
  readonly lobby: Lobby;
  readonly logs: LogFollowers;
}

/** At how many sweeps the store is asked although others are heard: who was killed may not have said all it has written. */
const SWEEPS = 3;

/** Looks in the store for what other processes have written and this one was not told. */
export class Lookout {
  readonly #options: LookoutOptions;
  #sweeps = 0;
  /** Whether words may have been missed since the last look. */
  #hasMissed = false;

  constructor(options: LookoutOptions) {
    this.#options = options;
    options.bus.onJoined(() => {
      this.#hasMissed = true;
    });
  }

  async sweep(): Promise<void> {
    const { bus, lobby, logs } = this.#options;
    const isDue = ++this.#sweeps % SWEEPS === 0;
    if (bus.state === 'alone' || (bus.state === 'joined' && !isDue && !this.#hasMissed)) return;
    if (this.#hasMissed || (isDue && bus.state === 'lost')) logs.catchUp();
    this.#hasMissed = false;
    await this.#readTables();
    await lobby.catchUp();
  }

  async #readTables(): Promise<void> {
    const { store, tables, followers, chat } = this.#options;
    for (const { table, entries, lines } of await store.heads(followers.tables)) {
      if (entries > ((await tables.table(table))?.head ?? 0)) await tables.catchUp(table);
      if (lines > followers.leastHeard(table)) await chat.catchUp(table);
    }
  }
}
