import { randomInt } from 'node:crypto';
import { MOST_SEATS, type Occupant, type PlayerFace, type TablePlan, type Wish } from '@thera/protocol';
import { begin, canonicalJson, fault, ok, parseTimeControl, type Result } from '@thera/table';
import { newId } from '../accounts/secrets.ts';
import type { Seek, Store } from '../store/store.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { AnyGame, Refused } from '../tables/online-table.ts';
import { startedTable } from '../tables/started-table.ts';
import { newIdentity } from '../tables/table-identity.ts';
import type { Connection } from './connection.ts';

/** What pairing stands on. */
export interface PairingOptions {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly now: () => number;
}

/** Somebody whose page this process holds. */
interface Seeker {
  readonly seek: Seek;
  readonly connection: Connection;
}

/** For how long a seek outlives the process that holds its page. */
const LIFETIME = 10_000;

/**
 * Brings together those who want to play the same, as many as the game has seats. Seeks are in the store, so those who
 * found each other may be at different processes, and any of these may make their table: the store sees to it that
 * one does.
 */
export class Pairing {
  readonly #options: PairingOptions;
  /** By player: one page of each. */
  readonly #seekers = new Map<string, Seeker>();

  constructor(options: PairingOptions) {
    this.#options = options;
  }

  async seek(connection: Connection, player: PlayerFace, wish: Wish): Promise<Result<undefined, Refused>> {
    const plan = this.#planOf(wish);
    if (!plan.ok) return plan;
    const expires = this.#options.now() + LIFETIME;
    const seek = { id: newId(), player, wish: canonicalJson(plan.value), expires };
    this.#seekers.set(player.id, { seek, connection });
    await this.#options.store.putSeek(seek);
    await this.#match(seek.wish);
    return ok(undefined);
  }

  /** Whoever does not want to any more, or has gone. */
  async leave(connection: Connection): Promise<void> {
    const { player } = connection;
    const seeker = player && this.#seekers.get(player.id);
    if (player === undefined || seeker?.connection !== connection) return;
    this.#seekers.delete(player.id);
    await this.#options.store.removeSeek(seeker.seek.id);
  }

  /** Keeps the seeks of those who are here alive, and tells them of tables that others have made for them. */
  async sweep(): Promise<void> {
    const { store, now } = this.#options;
    await store.removeSeeksBefore(now());
    const seekers = [...this.#seekers.values()];
    if (seekers.length === 0) return;
    const expires = now() + LIFETIME;
    const states = await store.renewSeeks(
      seekers.map(({ seek }) => seek.id),
      expires,
    );
    const known = new Map(states.map((state) => [state.id, state]));
    for (const seeker of seekers) {
      const state = known.get(seeker.seek.id);
      // A process that stood still for long finds its seekers forgotten.
      if (state === undefined && this.#waits(seeker)) await store.putSeek({ ...seeker.seek, expires });
      else if (state?.table !== undefined) await this.#tell(seeker, state.table);
    }
    for (const wish of new Set(seekers.filter((one) => this.#waits(one)).map(({ seek }) => seek.wish)))
      await this.#match(wish);
  }

  #waits({ seek, connection }: Seeker): boolean {
    const { player } = connection;
    return player !== undefined && this.#seekers.get(player.id)?.seek.id === seek.id;
  }

  #planOf({ game: name, setup, clock }: Wish): Result<TablePlan, Refused> {
    const game = this.#options.tables.game(name);
    if (game === undefined) return fault('no-such-game', 'game');
    const parsed = game.parseSetup(setup);
    if (!parsed.ok) return fault('bad-setup', parsed.at);
    const control = parseTimeControl(clock);
    if (!control.ok) return fault(control.error, 'clock');
    const seats = game.seats(parsed.value);
    if (seats < 2 || seats > MOST_SEATS) return fault('bad-setup', 'seats');
    const begun = begin(game, parsed.value, name);
    if (!begun.ok) return fault('bad-setup', begun.at);
    return ok({
      game: name,
      setup: parsed.value,
      seats: Array.from({ length: seats }, () => ({ kind: 'open' as const })),
      clock: control.value,
      isPrivate: false,
    });
  }

  /** Makes tables as long as enough people want the same. */
  async #match(wish: string): Promise<void> {
    const { store, tables, now } = this.#options;
    const plan = JSON.parse(wish) as TablePlan;
    const game = tables.game(plan.game);
    if (game === undefined) return;
    for (;;) {
      const found = await store.seeks(wish, now(), plan.seats.length);
      if (found.length < plan.seats.length) return;
      const table = tableFor(plan, game, { found, now: now() });
      if (!table.ok) throw new Error(`those who were paired cannot begin: ${table.error}`);
      const ids = found.map(({ id }) => id);
      // Another process may be quicker; who is left over then is paired in the next round.
      const isMade = await tables.openStarted(table.value, (opening) => store.pairUp(ids, opening));
      if (!isMade) continue;
      for (const seeker of [...this.#seekers.values()])
        if (ids.includes(seeker.seek.id)) await this.#tell(seeker, table.value.table.id);
    }
  }

  async #tell(seeker: Seeker, table: string): Promise<void> {
    if (!this.#waits(seeker)) return;
    this.#seekers.delete(seeker.seek.player.id);
    seeker.connection.send({ kind: 'paired', table });
    await this.#options.store.removeSeek(seeker.seek.id);
  }
}

interface Found {
  readonly found: readonly Seek[];
  readonly now: number;
}

/** Who sits where is left to chance. */
function tableFor(plan: TablePlan, game: AnyGame, { found, now }: Found): ReturnType<typeof startedTable> {
  const rest = found.map(({ player }) => player);
  const players = found.map(() => rest.splice(randomInt(rest.length), 1)[0]!);
  const seats = players.map((player): Occupant => ({ kind: 'person', player }));
  return startedTable({ ...newIdentity(now), plan, host: players[0]!.id }, game, seats);
}
