import type { GameStorage } from '../../../kept-games/game-store.ts';

const KEY = 'thera.sphinx.names';

/** What those who play are called, by game and seat: nothing where nobody said. */
export interface SeatNames {
  namesOf(game: string): readonly string[];
  /** Notes the names of a game, and forgets those of games that are not kept any more. */
  note(game: string, names: readonly string[], isKept: (game: string) => boolean): void;
}

/** The names in a storage. Where they cannot be kept they are asked for again at the guestbook. */
export function openSeatNames(storage: Pick<GameStorage, 'getItem' | 'setItem'> | undefined): SeatNames {
  let noted = parse(storage?.getItem(KEY) ?? null);
  return {
    namesOf: (game) => noted[game] ?? [],
    note(game, names, isKept) {
      const others = Object.entries(parse(storage?.getItem(KEY) ?? null)).filter(([other]) => isKept(other));
      noted = { ...Object.fromEntries(others), [game]: names };
      try {
        storage?.setItem(KEY, JSON.stringify(noted));
      } catch {
        // They live as long as the page does.
      }
    },
  };
}

type Names = Readonly<Record<string, readonly string[]>>;

function parse(text: string | null): Names {
  const kept = parseJson(text);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, names]) => isNames(names)));
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isNames = (names: unknown): names is readonly string[] =>
  Array.isArray(names) && names.every((name) => typeof name === 'string');
