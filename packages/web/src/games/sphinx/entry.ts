import { loadSphinxPlayText } from '@thera/texts/sphinx';
import type { GameEntry } from '../game-entry.ts';
import { loadGridBoard } from '../grid-game.ts';
import { FIELD_PIECES } from './tables/field-pieces.ts';

/** Riddle of the Sphinx, for whoever wants to play it. */
export const sphinx: GameEntry = {
  beginnings: async () => (await import('./tables/new-game.ts')).beginnings,
  room: async () => (await import('./room.ts')).room,
  board: () => loadGridBoard(FIELD_PIECES),
  words: loadSphinxPlayText,
  synced: async () => (await import('./synced.ts')).synced,
};
