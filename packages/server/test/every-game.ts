import { GAMES } from '@thera/play/games';
import { usualSetup as battle } from '@thera/prometheus';
import { usualSetup as riddle } from '@thera/sphinx';
import type { AnyGame } from '../src/tables/online-table.ts';

/** Every game of the house, as the server has them. */
export const EVERY_GAME: readonly AnyGame[] = Object.values(GAMES).map(({ game }) => game);

/** What a table may be opened for, by name. */
export const TABLES: Readonly<Record<string, { readonly game: string; readonly setup: unknown }>> = {
  plain: { game: 'santorini', setup: { players: 2 } },
  draft: { game: 'santorini', setup: { players: 2, mode: 'draft', challenger: 0 } },
  'four gods': {
    game: 'santorini',
    setup: { players: 4, mode: 'fixed', powers: ['apollo', 'minotaur', 'athena', 'pan'] },
  },
  'a hidden square': { game: 'santorini', setup: { players: 2, mode: 'fixed', powers: ['tartarus', 'pan'] } },
  'hidden workers': { game: 'santorini', setup: { players: 2, mode: 'fixed', powers: ['hecate', 'apollo'] } },
  fates: { game: 'santorini', setup: { players: 2, mode: 'fixed', powers: ['moerae', 'athena'] } },
  'an island': { game: 'santowerini', setup: { scenario: '1A', difficulty: 'normal' } },
  riddle: { game: 'sphinx', setup: riddle(1, 3) },
  battle: { game: 'prometheus', setup: battle('2', 'quick') },
  'battle of four': { game: 'prometheus', setup: battle('4', 'pick') },
};

export function gameNamed(name: string): AnyGame {
  const found = EVERY_GAME.find((game) => game.name === name);
  if (found === undefined) throw new Error(`there is no game ${name}`);
  return found;
}

/** How many seats a setup has. */
export function seatsOf({ game: name, setup }: { readonly game: string; readonly setup: unknown }): number {
  const game = gameNamed(name);
  const parsed = game.parseSetup(setup);
  if (!parsed.ok) throw new Error(`${name}: ${parsed.error} at ${parsed.at}`);
  return game.seats(parsed.value);
}
