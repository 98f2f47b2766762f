import type { GameEntry } from '../../src/games/game-entry.ts';
import { loadGridBoard } from '../../src/games/grid-game.ts';
import { GAMES as SHIPPED } from '../../src/games/registry.ts';
import { AUCTION } from './auction-name.ts';
import { OWN_PIECES } from './own-pieces.ts';

const auction: GameEntry = {
  beginnings: async () => (await import('./auction-room.ts')).room,
  room: async () => (await import('./auction-room.ts')).room,
  board: () => loadGridBoard(OWN_PIECES),
  words: async () => (await import('./auction-words.ts')).AUCTION_WORDS,
};

/** The games of the site, and one more line. */
export const GAMES: Readonly<Record<string, GameEntry>> = { ...SHIPPED, [AUCTION]: auction };
