import { fault, ok, type Result } from '@thera/table';
import { formatKeptGame, type KeptGame, type KeptGameError, parseKeptGame } from './kept-game.ts';
import { type StorageError, storageErrorOf } from './storage-error.ts';

/** Games that one device keeps at the same time. */
export const MOST_GAMES = 50;

const PREFIX = 'thera.game.';

/** The name under which a storage has a game. */
export const storageKey = (id: string): string => PREFIX + id;

export type LoadError = 'no-such-game' | KeptGameError;

/** Why a game is not kept: nothing could be written, or another window has gone on with it. */
export type KeepError = StorageError | 'played-elsewhere';

/** The part of the browser's storage that games need. */
export type GameStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** The games of this device. Nothing here throws, whatever the browser does. */
export interface GameStore {
  /**
   * Writes a game down. If that fails the game still lives here, until the page is left. Whoever goes on with a game says
   * what was written of it (`writtenText`): if that is something else by now, nothing is written over it.
   */
  keepGame(game: KeptGame, written?: string | null): Result<true, KeepError>;
  /** What the storage has of a game, to the letter. */
  writtenText(id: string): string | null;
  loadGame(id: string): Result<KeptGame, LoadError>;
  /** All games that can be read, the latest first; what cannot be read is left alone. */
  listGames(): readonly KeptGame[];
  dropGame(id: string): void;
  /** Drops everything that is kept, readable or not. */
  dropAllGames(): void;
  /** An id that no game has yet, out of numbers from 0 up to but not including 1. */
  freeId(random: () => number): string;
}

/** The games in a storage; in memory alone if there is none. */
export function openGameStore(storage: GameStorage | undefined): GameStore {
  /** What could not be written down. */
  const unwritten = new Map<string, string>();

  const writtenText = (id: string): string | null => storage?.getItem(PREFIX + id) ?? null;

  const read = (id: string): string | null => unwritten.get(id) ?? writtenText(id);

  function writtenIds(): readonly string[] {
    if (storage === undefined) return [];
    const keys = Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  }

  function loadGame(id: string): Result<KeptGame, LoadError> {
    const text = read(id);
    return text === null ? fault('no-such-game') : parseKeptGame(id, text);
  }

  function listGames(): readonly KeptGame[] {
    return [...new Set([...writtenIds(), ...unwritten.keys()])]
      .map(loadGame)
      .flatMap((game) => (game.ok ? [game.value] : []))
      .sort((a, b) => b.summary.updated - a.summary.updated);
  }

  function dropGame(id: string): void {
    unwritten.delete(id);
    storage?.removeItem(PREFIX + id);
  }

  function keepGame(game: KeptGame, known?: string | null): Result<true, KeepError> {
    const now = writtenText(game.id);
    // A game that was deleted elsewhere has nothing that could be lost.
    if (known !== undefined && now !== null && now !== known) {
      unwritten.delete(game.id);
      return fault('played-elsewhere');
    }
    const text = formatKeptGame(game);
    if (storage !== undefined && now === null) makeRoom(listGames());
    const written = write(game.id, text);
    if (written.ok) unwritten.delete(game.id);
    else unwritten.set(game.id, text);
    return written;
  }

  /** Over games go first, the oldest of them before others; a game that goes on only goes if all others do. */
  function makeRoom(games: readonly KeptGame[]): void {
    const oldestFirst = games.toReversed();
    const inOrder = [...oldestFirst.filter(isOver), ...oldestFirst.filter((game) => !isOver(game))];
    for (const { id } of inOrder.slice(0, Math.max(0, games.length + 1 - MOST_GAMES))) dropGame(id);
  }

  function write(id: string, text: string): Result<true, StorageError> {
    if (storage === undefined) return fault('storage-forbidden');
    for (;;) {
      try {
        storage.setItem(PREFIX + id, text);
        return ok(true);
      } catch (error) {
        if (storageErrorOf(error) === 'storage-forbidden') return fault('storage-forbidden');
        // A game that is over may make room for one that goes on.
        const oldest = listGames().findLast((game) => isOver(game) && game.id !== id);
        if (oldest === undefined) return fault('storage-full');
        dropGame(oldest.id);
      }
    }
  }

  return {
    keepGame,
    writtenText,
    loadGame,
    listGames,
    dropGame,
    dropAllGames() {
      for (const id of writtenIds()) dropGame(id);
      unwritten.clear();
    },
    freeId(random) {
      for (;;) {
        const id = gameId(random);
        if (read(id) === null) return id;
      }
    },
  };
}

/** Without vowels, so that no id becomes a word, and without what looks like something else. */
const ID_SIGNS = '23456789bcdfghjkmnpqrstvwxz';
const ID_LENGTH = 8;

function gameId(random: () => number): string {
  return Array.from({ length: ID_LENGTH }, () => ID_SIGNS[Math.floor(random() * ID_SIGNS.length)]).join('');
}

function isOver({ summary }: KeptGame): boolean {
  return summary.isOver;
}
