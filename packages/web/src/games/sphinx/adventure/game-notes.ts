import type { GameStorage } from '../../../kept-games/game-store.ts';

/** Something that is noted of games besides what is kept of them. */
export interface GameNotes<T> {
  noteOf(game: string): T | undefined;
  /** Notes something of a game, and forgets what was noted of games that are not kept any more. */
  note(game: string, value: T, isKept: (game: string) => boolean): void;
}

/** The notes under a key of a storage. Where they cannot be kept they live as long as the page does. */
export function openGameNotes<T>(
  storage: Pick<GameStorage, 'getItem' | 'setItem'> | undefined,
  key: string,
  isNote: (value: unknown) => value is T,
): GameNotes<T> {
  const read = (): Readonly<Record<string, T>> => parse(storage?.getItem(key) ?? null, isNote);
  let noted = read();
  return {
    noteOf: (game) => noted[game],
    note(game, value, isKept) {
      const others = Object.entries({ ...noted, ...read() }).filter(([other]) => isKept(other));
      noted = { ...Object.fromEntries(others), [game]: value };
      try {
        storage?.setItem(key, JSON.stringify(noted));
      } catch {
        // See above.
      }
    },
  };
}

function parse<T>(text: string | null, isNote: (value: unknown) => value is T): Readonly<Record<string, T>> {
  const kept = parseJson(text);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, T] => isNote(entry[1])));
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
