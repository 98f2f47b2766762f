import type { TerminalRoom } from '../terminal-room.ts';
import { commands } from './commands.ts';

/** Santorini in the terminal. */
export const santorini: TerminalRoom = {
  about: async (language) => (await import('@thera/texts/santorini')).santoriniCatalogueOf(language).about,
  commands,
  options: ['players', 'powers', 'fleece', 'computer', 'level', 'position', 'edition', 'seed'],
  computerAt: async (level) => (await import('./computer.ts')).computerAt(level),
  play: async (wish) => (await import('./play.ts')).play(wish),
};
