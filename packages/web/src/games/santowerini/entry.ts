import { loadSantoweriniPlayText } from '@thera/texts/santowerini';
import type { GameEntry } from '../game-entry.ts';
import { loadGridBoard } from '../grid-game.ts';
import { ENEMY_PIECES } from './tables/enemy-pieces.ts';

/** Santowerini, for whoever wants to play it. */
export const santowerini: GameEntry = {
  beginnings: async () => (await import('./tables/new-game.ts')).beginnings,
  room: async () => (await import('./room.ts')).room,
  board: () => loadGridBoard(ENEMY_PIECES),
  words: loadSantoweriniPlayText,
  synced: async () => (await import('./synced.ts')).synced,
};
