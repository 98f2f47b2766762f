import type { GameStorage } from '../../../kept-games/game-store.ts';

/** How far this device and a log at the server know of each other. */
export interface LogNote {
  readonly adventure: string;
  /** The last line that was read here. */
  readonly after: number;
  /** The lines that both have, by the ends of their keys. */
  readonly shared: readonly string[];
  /** Who is its member on this device. */
  readonly player: string;
  /** What lets one in again as somebody else, such as a guest who signs in; empty if it is not known. */
  readonly invitation: string;
  /** Whether the log is to be left as soon as the server can be reached. */
  readonly isLeft: boolean;
}

/** The notes of this device, by the log's id. */
export interface LogNotes {
  all(): ReadonlyMap<string, LogNote>;
  note(log: string, note: LogNote): void;
  forget(log: string): void;
  clear(): void;
}

export const NO_NOTE: Omit<LogNote, 'adventure' | 'player'> = {
  after: 0,
  shared: [],
  invitation: '',
  isLeft: false,
};

const KEY = 'thera.sphinx.logs';

/** Lines that a later version may understand are read again when it has come. */
export function openLogNotes(
  storage: Pick<GameStorage, 'getItem' | 'setItem' | 'removeItem'> | undefined,
  version: number,
): LogNotes {
  let kept = parse(storage?.getItem(KEY) ?? null, version);
  const write = (notes: ReadonlyMap<string, LogNote>): void => {
    kept = notes;
    try {
      storage?.setItem(KEY, JSON.stringify({ version, logs: Object.fromEntries(notes) }));
    } catch {
      // Then everything is compared once more with the next visit.
    }
  };
  const read = (): ReadonlyMap<string, LogNote> => {
    const text = storage?.getItem(KEY) ?? null;
    return text === null ? kept : parse(text, version);
  };
  return {
    all: read,
    note: (log, note) => write(new Map(read()).set(log, note)),
    forget(log) {
      const notes = new Map(read());
      if (notes.delete(log)) write(notes);
    },
    clear() {
      kept = new Map();
      storage?.removeItem(KEY);
    },
  };
}

function parse(text: string | null, version: number): ReadonlyMap<string, LogNote> {
  const kept = (parseJson(text) ?? {}) as Readonly<Record<string, unknown>>;
  const logs = typeof kept.logs === 'object' && kept.logs !== null ? Object.entries(kept.logs) : [];
  const notes = logs.filter((entry): entry is [string, LogNote] => isNote(entry[1]));
  return new Map(kept.version === version ? notes : notes.map(([log, note]) => [log, { ...note, after: 0 }]));
}

const isNote = (input: unknown): input is LogNote => {
  const { adventure, player, invitation, after, shared, isLeft } = (input ?? {}) as Readonly<
    Record<string, unknown>
  >;
  return (
    [adventure, player, invitation].every((part) => typeof part === 'string') &&
    Number.isSafeInteger(after) &&
    typeof isLeft === 'boolean' &&
    Array.isArray(shared) &&
    shared.every((key) => typeof key === 'string')
  );
};

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
