import { diceFor, type Level, type Seat, sha256 } from '@thera/table';
import { failureFacts, type Log } from '../operations/log.ts';
import type { Store } from '../store/store.ts';
import type { LiveTables } from './live-tables.ts';
import { acting, type OnlineTable } from './online-table.ts';
import { type Urgency, urgencyOf } from './urgency.ts';

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
  decide(question: ComputerQuestion, urgency: Urgency): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

/** What computers stand on. */
export interface ComputersOptions {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly pool: ComputerPool;
  /** Whether other processes have computers too. */
  readonly isShared: boolean;
  readonly now: () => number;
  readonly log: Log;
}

const AT_ONCE = 50;
/** How long another process may think before it is taken to have stopped. */
const PATIENCE = 5_000;
const SEEDS = 2 ** 32;

/** Plays the seats of computers. Each process plays for the tables that it hears of; what is left over, a sweep finds. */
export class Computers {
  readonly #options: ComputersOptions;
  readonly #thinking = new Set<string>();

  constructor(options: ComputersOptions) {
    this.#options = options;
    options.tables.listen(({ table, isForeign }) => {
      if (!isForeign) void this.play(table);
    });
  }

  /** Tables at which a computer has to decide though nobody thinks about it: their process has stopped. */
  async sweep(): Promise<void> {
    const { store, tables, isShared, now } = this.#options;
    for (const id of await store.awaitingComputer(AT_ONCE)) {
      const table = await tables.table(id);
      if (table === undefined || (isShared && table.changed > now() - PATIENCE)) continue;
      void this.play(table);
    }
  }

  /** Decides for one computer at a table, if one has to. */
  async play(table: OnlineTable): Promise<void> {
    const { tables, pool, now, log } = this.#options;
    const seat = acting(table).find((one) => table.seats[one]?.kind === 'computer');
    const occupant = seat === undefined ? undefined : table.seats[seat];
    const { match } = table;
    if (seat === undefined || occupant?.kind !== 'computer' || match === undefined) return;
    const question = `${table.id} ${table.head} ${seat}`;
    if (this.#thinking.has(question)) return;
    this.#thinking.add(question);
    try {
      const asked = {
        game: table.plan.game,
        view: table.game.view(match.state, seat),
        seat,
        level: occupant.level,
        seed: String(diceFor(sha256, `choices of ${table.seed}`, match.record.events.length).below(SEEDS)),
      };
      const steps = await pool.decide(asked, urgencyOf(table));
      const event = { kind: 'decision', seat, steps } as const;
      // An offer does not change what there is to decide; anything else does.
      const isSame = (then: OnlineTable): boolean =>
        then.match?.record.events.length === match.record.events.length;
      const done = await tables.enter(table.id, (then) =>
        isSame(then) ? { kind: 'event', event, at: now() } : undefined,
      );
      if (!done.ok && done.error !== 'stale')
        log('error', 'computer-refused', { game: table.plan.game, code: done.error });
    } catch (error) {
      // The next sweep tries again.
      log('error', 'computer-failed', { game: table.plan.game, ...failureFacts(error) });
    } finally {
      this.#thinking.delete(question);
    }
  }
}
