import type { TerminalRoom } from '../terminal-room.ts';

/** Santowerini in the terminal. */
export const santowerini: TerminalRoom = {
  about: async (language) =>
    (await import('@thera/texts/santowerini')).santoweriniCatalogueOf(language).about,
  commands: {},
  options: ['list', 'scenario', 'difficulty', 'seed'],
  computerAt: async () => (await import('@thera/santowerini')).santoweriniPlayer,
  play: async (wish) => (await import('./play.ts')).play(wish),
};
