import type { TerminalRoom } from '../terminal-room.ts';

/** Riddle of the Sphinx in the terminal. */
export const sphinx: TerminalRoom = {
  about: async (language) => (await import('@thera/texts/sphinx')).sphinxCatalogueOf(language).about,
  commands: {},
  options: ['list', 'riddle', 'players', 'expert', 'computer', 'level', 'adventure', 'seed'],
  computerAt: async () => (await import('@thera/sphinx')).sphinxPlayer,
  play: async (wish) => (await import('./play.ts')).play(wish),
};
