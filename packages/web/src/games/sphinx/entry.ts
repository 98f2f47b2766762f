import { loadSphinxPlayText } from '@thera/texts/sphinx';
import type { GameEntry } from '../game-entry.ts';

/** Riddle of the Sphinx, for whoever wants to play it. */
export const sphinx: GameEntry = {
  beginnings: async () => (await import('./tables/new-game.ts')).beginnings,
  room: async () => (await import('./room.ts')).room,
  words: loadSphinxPlayText,
};
