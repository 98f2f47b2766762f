import type { Bus, Word } from './bus.ts';

/** What is known of another process. */
interface Neighbour {
  readonly players: Set<string>;
  readonly watchers: Map<string, number>;
  heardAt: number;
}

/** What others are told of this process. */
export interface Standing {
  readonly players: readonly string[];
  readonly watchers: readonly (readonly [table: string, count: number])[];
}

/** What matters of it here. */
export interface ElsewhereOptions {
  readonly bus: Bus;
  readonly now: () => number;
  readonly standing: () => Standing;
  /** Somebody has come to a table at another process, or left it; undefined for perhaps any. */
  readonly onChange: (table: string | undefined) => void;
  /** Somebody has no page there any more. */
  readonly onLeft: (player: string, at: number) => void;
}

/** How often a process tells all about itself, so that whoever missed something knows it then. */
export const TELLING = 5_000;
/** Whoever was not heard for so long is gone. */
export const SILENCE = 15_000;

/** Who has pages at other processes, as far as they have said. */
export class Elsewhere {
  readonly #options: ElsewhereOptions;
  readonly #neighbours = new Map<string, Neighbour>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: ElsewhereOptions) {
    this.#options = options;
    const { bus } = options;
    bus.listen((word, from) => this.#hear(word, from));
    bus.onJoined(() => {
      bus.publish({ kind: 'who' });
      this.#tell();
    });
    this.#timer = setInterval(() => this.#beat(), TELLING).unref();
  }

  has(player: string): boolean {
    for (const { players } of this.#neighbours.values()) if (players.has(player)) return true;
    return false;
  }

  watchers(table: string): number {
    let count = 0;
    for (const { watchers } of this.#neighbours.values()) count += watchers.get(table) ?? 0;
    return count;
  }

  /** Says goodbye. */
  close(): void {
    clearInterval(this.#timer);
    this.#options.bus.publish({ kind: 'gone' });
  }

  #tell(): void {
    this.#options.bus.publish({ kind: 'here', ...this.#options.standing() });
  }

  #beat(): void {
    const { bus, now } = this.#options;
    // While nobody is heard nobody is known to be gone.
    if (bus.state !== 'joined') return;
    this.#tell();
    for (const [name, { heardAt }] of this.#neighbours)
      if (heardAt < now() - SILENCE) this.#forget(name, heardAt);
  }

  #hear(word: Word, from: string): void {
    const { now, onChange } = this.#options;
    const neighbour = this.#neighbours.get(from) ?? { players: new Set(), watchers: new Map(), heardAt: 0 };
    this.#neighbours.set(from, neighbour);
    neighbour.heardAt = now();
    switch (word.kind) {
      case 'who':
        this.#tell();
        break;
      case 'here':
        this.#learn(neighbour, word);
        break;
      case 'came':
        neighbour.players.add(word.player);
        break;
      case 'went':
        neighbour.players.delete(word.player);
        this.#left(word.player, now());
        break;
      case 'watched':
        if (word.count === 0) neighbour.watchers.delete(word.table);
        else neighbour.watchers.set(word.table, word.count);
        onChange(word.table);
        break;
      case 'gone':
        this.#forget(from, now());
        break;
      default:
        break;
    }
  }

  #learn(neighbour: Neighbour, { players, watchers }: Standing): void {
    const before = [...neighbour.players];
    const isSame =
      before.length === players.length &&
      players.every((player) => neighbour.players.has(player)) &&
      watchers.length === neighbour.watchers.size &&
      watchers.every(([table, count]) => neighbour.watchers.get(table) === count);
    if (isSame) return;
    replace(neighbour, players, watchers);
    for (const player of before) if (!neighbour.players.has(player)) this.#left(player, this.#options.now());
    this.#options.onChange(undefined);
  }

  #forget(name: string, at: number): void {
    const neighbour = this.#neighbours.get(name);
    this.#neighbours.delete(name);
    for (const player of neighbour?.players ?? []) this.#left(player, at);
    this.#options.onChange(undefined);
  }

  #left(player: string, at: number): void {
    if (!this.has(player)) this.#options.onLeft(player, at);
  }
}

function replace(
  { players: known, watchers: counts }: Neighbour,
  players: readonly string[],
  watchers: readonly (readonly [string, number])[],
): void {
  known.clear();
  for (const player of players) known.add(player);
  counts.clear();
  for (const [table, count] of watchers) counts.set(table, count);
}
