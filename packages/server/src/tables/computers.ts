import { diceFor, type Level, type Seat, sha256 } from '@thera/table';
import type { Store } from '../store/store.ts';
import type { Entry } from './entry.ts';
import type { LiveTables } from './live-tables.ts';
import { acting, type OnlineTable } from './online-table.ts';

/** A decision that a computer is to make, as plain data: it may be thought about in another thread. */
export interface ComputerQuestion {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
}

/** Whatever thinks for the seats of computers. */
export interface ComputerPool {
  decide(question: ComputerQuestion): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

const AT_ONCE = 50;
const SEEDS = 2 ** 32;

/** Plays the seats of computers. Each process plays for the tables that it hears of; what is left over, a sweep finds. */
export class Computers {
  readonly #store: Store;
  readonly #tables: LiveTables;
  readonly #pool: ComputerPool;
  readonly #now: () => number;
  readonly #thinking = new Set<string>();

  constructor(store: Store, tables: LiveTables, pool: ComputerPool, now: () => number) {
    this.#store = store;
    this.#tables = tables;
    this.#pool = pool;
    this.#now = now;
    tables.listen(({ table, isForeign }) => {
      if (!isForeign) void this.play(table);
    });
  }

  /** Tables at which a computer has to decide though nobody thinks about it: their process has stopped. */
  async sweep(): Promise<void> {
    for (const id of await this.#store.awaitingComputer(AT_ONCE)) {
      const table = await this.#tables.table(id);
      if (table !== undefined) void this.play(table);
    }
  }

  /** Decides for one computer at a table, if one has to. */
  async play(table: OnlineTable): Promise<void> {
    const seat = acting(table).find((one) => table.seats[one]?.kind === 'computer');
    const occupant = seat === undefined ? undefined : table.seats[seat];
    const { match } = table;
    if (seat === undefined || occupant?.kind !== 'computer' || match === undefined) return;
    const question = `${table.id} ${table.head} ${seat}`;
    if (this.#thinking.has(question)) return;
    this.#thinking.add(question);
    try {
      const steps = await this.#pool.decide({
        game: table.plan.game,
        view: table.game.view(match.state, seat),
        seat,
        level: occupant.level,
        seed: String(diceFor(sha256, `choices of ${table.seed}`, match.record.events.length).below(SEEDS)),
      });
      const entry: Entry = { kind: 'event', event: { kind: 'decision', seat, steps }, at: this.#now() };
      // An offer does not change what there is to decide; anything else does.
      const isSame = (now: OnlineTable): boolean =>
        now.match?.record.events.length === match.record.events.length;
      await this.#tables.enter(table.id, (now) => (isSame(now) ? { ...entry, at: this.#now() } : undefined));
    } catch (error) {
      // The next sweep tries again.
      console.error(error);
    } finally {
      this.#thinking.delete(question);
    }
  }
}
