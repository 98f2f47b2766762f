import { DAY, type Seat } from '@thera/table';
import type { LiveTables } from '../tables/live-tables.ts';
import { acting, type OnlineTable } from '../tables/online-table.ts';
import { type AbsenceLimits, absenceLimit } from './absence-limits.ts';
import type { Bus } from './bus.ts';
import type { Connection } from './connection.ts';
import { Elsewhere } from './elsewhere.ts';
import type { Followers } from './followers.ts';
import { Presence } from './presence.ts';

/** What attendance stands on. */
export interface AttendanceOptions {
  readonly tables: LiveTables;
  readonly followers: Followers;
  readonly bus: Bus;
  readonly now: () => number;
  /** How long somebody has to be away before the others may claim what they are due. */
  readonly absences: AbsenceLimits;
}

/** How long it may take until others see that somebody has come or gone. */
const PAUSE = 200;

/** Who is at which table, here and at other processes, and for how long they have been away. */
export class Attendance {
  readonly #options: AttendanceOptions;
  readonly #presence = new Presence();
  readonly #elsewhere: Elsewhere;
  /** Tables at which somebody has come or gone and nobody was told yet, and whether it was here. */
  readonly #changed = new Map<string, boolean>();
  /** How many watch here, as others were told. */
  readonly #watchers = new Map<string, number>();
  /** From then on we would have seen everybody who came. */
  #awake: number;

  constructor(options: AttendanceOptions) {
    this.#options = options;
    const { bus, now, followers } = options;
    this.#awake = now();
    bus.onJoined(() => {
      this.#awake = now();
    });
    this.#elsewhere = new Elsewhere({
      bus,
      now,
      standing: () => ({ players: this.#presence.players, watchers: [...this.#watchers] }),
      onChange: (table) => {
        for (const one of table === undefined ? followers.tables : [table])
          if (followers.has(one)) this.#note(one, false);
      },
      onLeft: (player, at) => this.#presence.left(player, at),
    });
  }

  arrive({ player }: Connection): void {
    if (player !== undefined && this.#presence.arrive(player.id))
      this.#options.bus.publish({ kind: 'came', player: player.id });
  }

  leave({ player }: Connection, tables: readonly string[]): void {
    const { bus, now } = this.#options;
    if (player !== undefined && this.#presence.leave(player.id, now()))
      bus.publish({ kind: 'went', player: player.id });
    for (const table of tables) this.changed(table);
  }

  /** Somebody has begun to follow a table, or follows it no more. */
  changed(table: string): void {
    this.#note(table, true);
  }

  isHere(player: string): boolean {
    return this.#presence.isHere(player) || this.#elsewhere.has(player);
  }

  /**
   * For how long a player has been away, since `known` at the most; undefined if they are here, or may be: while no other
   * process is heard nobody can say, and nobody loses a game by it.
   */
  absence(player: string, known: number): number | undefined {
    const { bus, now } = this.#options;
    if (this.isHere(player) || bus.state === 'lost') return undefined;
    return now() - Math.max(known, this.#awake, this.#presence.lastSeen(player) ?? 0);
  }

  /** From when on something may be claimed because a seat is left; undefined where nothing can be. */
  claimableFrom(table: OnlineTable, seat: Seat): number | undefined {
    const occupant = table.seats[seat];
    const limit = absenceLimit(table.plan.clock, this.#options.absences);
    if (occupant?.kind !== 'person' || limit === undefined || !acting(table).includes(seat)) return undefined;
    const away = this.absence(occupant.player.id, table.changed);
    return away === undefined ? undefined : this.#options.now() - away + limit;
  }

  /** Whoever sits down watches no more, and while somebody is away every turn changes what may be claimed. */
  happened(table: OnlineTable, before: OnlineTable): void {
    const isSomebodyAway = table.seats.some(
      (occupant) => occupant?.kind === 'person' && !this.isHere(occupant.player.id),
    );
    if (before.status === 'open' || (table.status === 'playing' && isSomebodyAway)) this.changed(table.id);
  }

  sweep(): void {
    this.#presence.forget(this.#options.now() - DAY);
  }

  close(): void {
    this.#elsewhere.close();
  }

  /** Many who come at once are told of once: otherwise each would be told of each. */
  #note(table: string, isHere: boolean): void {
    if (this.#changed.size === 0) setTimeout(() => this.#tellChanged(), PAUSE).unref();
    this.#changed.set(table, isHere || this.#changed.get(table) === true);
  }

  #tellChanged(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const [id, isHere] of changed)
      this.#options.tables.table(id).then(
        (table) => table && this.#tell(table, isHere),
        // Whoever comes or goes next tells of all.
        () => undefined,
      );
  }

  #tell(table: OnlineTable, isHere: boolean): void {
    const { followers, bus } = this.#options;
    const { id } = table;
    const count = followers.watchers(table);
    if (count > 0) this.#watchers.set(id, count);
    else this.#watchers.delete(id);
    if (isHere) bus.publish({ kind: 'watched', table: id, count });
    const seats = table.seats.map(
      (occupant) =>
        occupant?.kind === 'computer' || (occupant !== undefined && this.isHere(occupant.player.id)),
    );
    const claims = table.seats.map((_, seat) => this.claimableFrom(table, seat) ?? null);
    const watchers = count + this.#elsewhere.watchers(id);
    followers.tell(id, { kind: 'presence', table: id, seats, claims, watchers });
  }
}
