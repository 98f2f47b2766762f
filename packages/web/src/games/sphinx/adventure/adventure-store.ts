import {
  type AdventureFault,
  type AdventureLog,
  addAdventure,
  deleteAdventure,
  formatAdventure,
  type LogRefusal,
  parseAdventureText,
  replaceAdventure,
  type Shelf,
  takeIn,
} from '@thera/sphinx';
import { type Fault, fault, ok, type Result } from '@thera/table';
import type { GameStorage } from '../../../kept-games/game-store.ts';
import { type StorageError, storageErrorOf } from '../../../kept-games/storage-error.ts';

const PREFIX = 'thera.sphinx.adventure.';
/** Where a text goes that cannot be read, before an adventure of the same id is written over it. */
const DAMAGED_PREFIX = 'thera.sphinx.damaged.';

/** An entry that cannot be read as an adventure. It is left alone. */
export interface DamagedAdventure {
  readonly id: string;
  readonly text: string;
  readonly fault: Fault<AdventureFault>;
}

/** All that a storage has of adventures. */
export interface KeptAdventures {
  /** Those that can be read, the one that went on last first. */
  readonly shelf: Shelf;
  readonly damaged: readonly DamagedAdventure[];
  /** Those that could not be written down, and why: they live until the page is left. */
  readonly unwritten: Readonly<Record<string, StorageError>>;
}

/** Adventures, each in one entry of a storage: a change of one is there as a whole or not at all. */
export interface AdventureStore {
  read(): KeptAdventures;
  /** A new adventure. */
  add(log: AdventureLog): Result<AdventureLog, LogRefusal>;
  /** One from elsewhere: new, or united with the one that is here. */
  takeIn(log: AdventureLog): Result<AdventureLog, LogRefusal>;
  change(id: string, change: LogChange): Result<AdventureLog, LogRefusal>;
  /** Drops an adventure, or what cannot be read as one. */
  drop(id: string): void;
}

/** What happens to a log; the same log if nothing does. */
export type LogChange = (log: AdventureLog) => Result<AdventureLog, LogRefusal>;

/**
 * The adventures in a storage; in memory alone if there is none. When it is full, `makeRoom` may drop something that is
 * worth less than an adventure, and says whether it did.
 */
export function openAdventureStore(
  storage: GameStorage | undefined,
  makeRoom: () => boolean = () => false,
): AdventureStore {
  const unwritten = new Map<string, { readonly text: string; readonly why: StorageError }>();
  const known = new KnownEntries();

  const textOf = (id: string): string | null =>
    unwritten.get(id)?.text ?? storage?.getItem(PREFIX + id) ?? null;

  function ids(): readonly string[] {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, n) => storage?.key(n) ?? '');
    const written = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    return [...new Set([...written, ...unwritten.keys()])].sort();
  }

  function read(): KeptAdventures {
    const entries = ids().map((id) => known.entryOf(id, textOf(id) ?? ''));
    return {
      shelf: entries.flatMap(({ log }) => log ?? []).sort((one, other) => lastTime(other) - lastTime(one)),
      damaged: entries.flatMap(({ damaged }) => damaged ?? []),
      unwritten: Object.fromEntries([...unwritten].map(([id, { why }]) => [id, why])),
    };
  }

  function write(log: AdventureLog): void {
    const { id } = log;
    layAside(id);
    const text = formatAdventure(log);
    const why = tryToStore(PREFIX + id, text);
    if (why === undefined) unwritten.delete(id);
    else unwritten.set(id, { text, why });
  }

  /** Nothing that cannot be read is lost by writing over it. */
  function layAside(id: string): void {
    const before = textOf(id);
    if (before !== null && known.entryOf(id, before).damaged !== undefined)
      tryToStore(DAMAGED_PREFIX + id, before);
  }

  function tryToStore(key: string, text: string): StorageError | undefined {
    if (storage === undefined) return 'storage-forbidden';
    for (;;) {
      try {
        storage.setItem(key, text);
        return undefined;
      } catch (error) {
        const why = storageErrorOf(error);
        if (why === 'storage-forbidden' || !makeRoom()) return why;
      }
    }
  }

  /** Carries out what has become of the whole shelf, as far as it concerns one adventure. */
  function settle(id: string, shelf: Result<Shelf, LogRefusal>): Result<AdventureLog, LogRefusal> {
    if (!shelf.ok) return shelf;
    const log = shelf.value.find((one) => one.id === id)!;
    write(log);
    return ok(log);
  }

  return {
    read,
    add: (log) => settle(log.id, addAdventure(read().shelf, log)),
    takeIn: (log) => settle(log.id, takeIn(read().shelf, log)),
    change(id, change) {
      const { shelf } = read();
      const log = shelf.find((one) => one.id === id);
      if (log === undefined) return fault('unknown-adventure');
      const changed = change(log);
      if (!changed.ok || changed.value === log) return changed;
      return settle(id, replaceAdventure(shelf, changed.value));
    },
    drop(id) {
      const { shelf, damaged } = read();
      if (!deleteAdventure(shelf, id).ok && !damaged.some((one) => one.id === id)) return;
      unwritten.delete(id);
      storage?.removeItem(PREFIX + id);
    },
  };
}

interface Entry {
  readonly log?: AdventureLog;
  readonly damaged?: DamagedAdventure;
}

/** What was read of each text last, so that only what is new has to be read. */
class KnownEntries {
  private readonly entries = new Map<string, { readonly text: string; readonly entry: Entry }>();

  entryOf(id: string, text: string): Entry {
    const known = this.entries.get(id);
    if (known?.text === text) return known.entry;
    const entry = entryOf(id, text);
    this.entries.set(id, { text, entry });
    return entry;
  }
}

/** An entry that is another adventure than its key says is as good as damaged: changes would go elsewhere. */
function entryOf(id: string, text: string): Entry {
  const parsed = parseAdventureText(text);
  if (!parsed.ok) return { damaged: { id, text, fault: parsed } };
  return parsed.value.id === id
    ? { log: parsed.value }
    : { damaged: { id, text, fault: fault('bad-field', 'id') } };
}

/** When something happened in an adventure last. */
export const lastTime = ({ begun, title, plays, setups, diamonds, signatures }: AdventureLog): number =>
  Math.max(
    begun,
    title.time,
    plays.at(-1)?.ended ?? 0,
    ...[setups, diamonds, signatures].map((facts) => facts.at(-1)?.time ?? 0),
  );
