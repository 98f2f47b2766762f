import type { Action } from '@thera/protocol';
import { fault, ok, type Result } from '@thera/table';
import type { Appended, Opening, Store, Writing, Written } from '../store/store.ts';
import { type Asking, entryFor } from './act.ts';
import type { Entry } from './entry.ts';
import { entered, followed } from './following.ts';
import { indexOf } from './index-of.ts';
import { isRematch, type Made, rematchOf, writtenNext } from './next-entry.ts';
import { type AnyGame, newTable, type OnlineTable, type Refused, type TableHead } from './online-table.ts';
import type { StartedTable } from './started-table.ts';

/** What tables need to live. */
export interface TablesOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Whether other processes write too, so that what is held here may be behind. */
  readonly isShared?: boolean;
  /** How many tables are held at once; the others are read again when they are wanted. */
  readonly capacity?: number;
}

/** Something that was written into a table's log. */
export interface Entered {
  readonly table: OnlineTable;
  /** The table as it was before it. */
  readonly before: OnlineTable;
  readonly entry: Entry;
  /** Whether another process wrote it. */
  readonly isForeign: boolean;
}

/** A table as this process holds it. */
interface Held {
  table: OnlineTable;
  /** The numbers of requests that were written, so that one that is sent again is answered. */
  readonly requests: Map<string, number>;
  /** What is being done at the table: one thing after the other. */
  busy: Promise<unknown>;
}

const CAPACITY = 5_000;
/** How often a number may be taken by others before we give up. */
const TRIES = 5;

/** All tables: read from the store when they are wanted, written to it before anybody is told. */
export class LiveTables {
  readonly #store: Store;
  readonly #games: ReadonlyMap<string, AnyGame>;
  readonly #isShared: boolean;
  readonly #capacity: number;
  readonly #held = new Map<string, Promise<Held | undefined>>();
  readonly #doubtful = new Set<string>();
  readonly #listeners: ((entered: Entered) => void)[] = [];

  constructor({ store, games, isShared = false, capacity = CAPACITY }: TablesOptions) {
    this.#store = store;
    this.#games = games;
    this.#isShared = isShared;
    this.#capacity = capacity;
  }

  /** Calls back after every entry, in the order of each table's log. */
  listen(heard: (entered: Entered) => void): void {
    this.#listeners.push(heard);
  }

  async open(head: TableHead): Promise<Result<OnlineTable, Refused>> {
    const game = this.#games.get(head.plan.game);
    if (game === undefined) return fault('no-such-game', 'game');
    const table = newTable(head, game);
    if (!table.ok) return table;
    await this.#store.addTable({ head, entries: [], index: indexOf(table.value) });
    this.#keep(table.value);
    return table;
  }

  /** Makes a table at which the game has begun, if the store takes it; whether it did. */
  async openStarted(
    { table, entries }: StartedTable,
    keep: (opening: Opening) => Promise<boolean>,
  ): Promise<boolean> {
    if (!(await keep(openingOf(table, entries)))) return false;
    this.#tellStarted({ table, entries });
    return true;
  }

  #keep(table: OnlineTable): void {
    this.#hold(table.id, Promise.resolve({ table, requests: new Map(), busy: Promise.resolve() }));
  }

  #tellStarted({ table, entries }: StartedTable): void {
    this.#keep(table);
    this.#tell({ table, before: table, entry: entries.at(-1)!, isForeign: false });
  }

  game(name: string): AnyGame | undefined {
    return this.#games.get(name);
  }

  /** A table as it is now, as far as this process knows. */
  async table(id: string): Promise<OnlineTable | undefined> {
    const found = await followed(this.#find(id));
    return found.ok ? found.value?.table : undefined;
  }

  /** Does something with a table as it is, while nothing else happens at it. */
  visit<T>(
    id: string,
    work: (table: OnlineTable) => Promise<Result<T, Refused>>,
  ): Promise<Result<T, Refused>> {
    return this.#inTurn(id, ({ table }) => work(table));
  }

  /** What a player asks for is done, refused, or answered once more if it was done before. */
  act(action: Action, asking: Asking): Promise<Result<number, Refused>> {
    const request = `${asking.player.id}:${action.id}`;
    return this.#inTurn(action.table, (held) => {
      const before = held.requests.get(request);
      if (before !== undefined) return Promise.resolve(ok(before));
      return this.#write(
        held,
        (table) => {
          const entry = entryFor(table, action, asking);
          if (!entry.ok) return entry;
          return isRematch(table, entry.value) ? rematchOf(table, asking.now) : ok({ entry: entry.value });
        },
        request,
      );
    });
  }

  /** Something that the server does itself: nothing, if it is not due any more. */
  enter(id: string, make: (table: OnlineTable) => Entry | undefined): Promise<Result<number, Refused>> {
    return this.#inTurn(id, (held) =>
      this.#write(held, (table) => {
        const entry = make(table);
        return entry === undefined ? fault('stale') : ok({ entry });
      }),
    );
  }

  /** Reads what other processes have written, if the table is held here. */
  async catchUp(id: string): Promise<void> {
    if (this.#held.has(id)) await this.#inTurn(id, (held) => this.#read(held));
  }

  /** The table after each entry of its log, from the beginning. */
  async *history(id: string): AsyncGenerator<{ readonly table: OnlineTable; readonly entry: Entry }> {
    const begun = await this.#begun(id);
    if (begun === undefined) return;
    let table = begun;
    for (const { entry } of await this.#store.entries(id, 0)) {
      table = entered(table, entry);
      yield { table, entry };
    }
  }

  async #inTurn<T>(
    id: string,
    work: (held: Held) => Promise<Result<T, Refused>>,
  ): Promise<Result<T, Refused>> {
    const found = await followed(this.#find(id));
    if (!found.ok) return found;
    const held = found.value;
    if (held === undefined) return fault('no-such-table');
    const done = held.busy.then(() => work(held));
    held.busy = done.catch(() => undefined);
    const result = await followed(done);
    return result.ok ? result.value : result;
  }

  async #write(
    held: Held,
    make: (table: OnlineTable) => Result<Made, Refused>,
    request?: string,
  ): Promise<Result<number, Refused>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = held.table;
      const written = writtenNext(before, make);
      if (!written.ok) {
        // What is refused here may be possible by now: others have written.
        if (this.#isShared) await this.#read(held);
        if (held.table === before) return written;
        continue;
      }
      const { entry, starts, table } = written.value;
      const writing = {
        table: table.id,
        number: table.head,
        entry,
        request,
        index: indexOf(table),
        ...(starts === undefined ? {} : { opens: openingOf(starts.table, starts.entries) }),
      };
      const appended = await this.#append(writing);
      if (appended.kind === 'repeated') {
        if (appended.number > held.table.head) await this.#read(held);
        return ok(appended.number);
      }
      if (appended.kind === 'appended') {
        this.#take(held, { number: table.head, entry, request }, table);
        if (starts !== undefined) this.#tellStarted(starts);
        this.#tell({ table, before, entry, isForeign: false });
        return ok(table.head);
      }
      await this.#read(held);
    }
    return fault('unavailable');
  }

  /** Where the connection was lost nobody knows whether it was written: that is looked up. */
  async #append(writing: Writing): Promise<Appended> {
    try {
      return await this.#store.append(writing);
    } catch (error) {
      this.#doubtful.add(writing.table);
      throw error;
    }
  }

  /** Looks up what may have been written although the store could not say so. */
  async settle(): Promise<void> {
    for (const id of [...this.#doubtful]) {
      await this.catchUp(id);
      this.#doubtful.delete(id);
    }
  }

  async #read(held: Held): Promise<Result<number, Refused>> {
    for (const written of await this.#store.entries(held.table.id, held.table.head)) {
      const before = held.table;
      this.#take(held, written, entered(before, written.entry));
      this.#tell({ table: held.table, before, entry: written.entry, isForeign: true });
    }
    return ok(held.table.head);
  }

  #take(held: Held, { number, request }: Written, table: OnlineTable): void {
    held.table = table;
    if (request !== undefined) held.requests.set(request, number);
  }

  #tell(told: Entered): void {
    for (const heard of this.#listeners) heard(told);
  }

  #find(id: string): Promise<Held | undefined> {
    const known = this.#held.get(id);
    const found = known ?? this.#load(id);
    // Whoever was used last is let go last.
    this.#held.delete(id);
    this.#hold(id, found);
    return found;
  }

  #hold(id: string, held: Promise<Held | undefined>): void {
    this.#held.set(id, held);
    held.then(
      (there) => {
        if (there === undefined) this.#held.delete(id);
      },
      () => this.#held.delete(id),
    );
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= this.#capacity) break;
      this.#held.delete(oldest);
    }
  }

  async #load(id: string): Promise<Held | undefined> {
    const begun = await this.#begun(id);
    if (begun === undefined) return undefined;
    const held: Held = { table: begun, requests: new Map(), busy: Promise.resolve() };
    for (const written of await this.#store.entries(id, 0))
      this.#take(held, written, entered(held.table, written.entry));
    return held;
  }

  async #begun(id: string): Promise<OnlineTable | undefined> {
    const head = await this.#store.tableHead(id);
    const game = head && this.#games.get(head.plan.game);
    if (head === undefined || game === undefined) return undefined;
    const table = newTable(head, game);
    return table.ok ? table.value : undefined;
  }
}

const openingOf = (table: OnlineTable, entries: readonly Entry[]): Opening => {
  const { id, plan, host, seed, created } = table;
  return { head: { id, plan, host, seed, created }, entries, index: indexOf(table) };
};
