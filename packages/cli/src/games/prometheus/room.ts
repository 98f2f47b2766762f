import type { TerminalRoom } from '../terminal-room.ts';

/** The Search for Prometheus in the terminal. */
export const prometheus: TerminalRoom = {
  about: async (language) => (await import('@thera/texts/prometheus')).prometheusCatalogueOf(language).about,
  commands: {},
  options: ['list', 'lesson', 'table', 'armies', 'computer', 'nets', 'hound', 'level', 'seed'],
  computerAt: async () => (await import('@thera/prometheus')).prometheusPlayer,
  play: async (wish) => (await import('./play.ts')).play(wish),
};
