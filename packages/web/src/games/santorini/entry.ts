import { loadSantoriniPlayText } from '@thera/texts/santorini';
import type { GameEntry } from '../game-entry.ts';
import { loadGridBoard } from '../grid-game.ts';

/** Santorini, for whoever wants to play it. */
export const santorini: GameEntry = {
  beginnings: async () => (await import('./tables/new-game.ts')).beginnings,
  room: async () => (await import('./room.ts')).room,
  board: () => loadGridBoard(),
  words: loadSantoriniPlayText,
  synced: async () => (await import('./synced.ts')).synced,
};
