import type { GameName } from '@thera/play';
import type { SetupFormat } from '../kept-games/setup-format.ts';
import { SETUPS as santorini } from './santorini/tables/setup-fields.ts';

/** How each game writes its setups into links. They are light: reading what is kept brings no game. */
export const SETUPS: Readonly<Record<GameName, SetupFormat>> = { santorini };

/** The game of links and kept games from before there were others. */
export const FIRST_GAME: GameName = 'santorini';

/** The game that a name from outside means; undefined if this version has none of that name. */
export function gameNamed(name: unknown): GameName | undefined {
  if (name === undefined || name === null) return FIRST_GAME;
  return typeof name === 'string' && Object.hasOwn(SETUPS, name) ? (name as GameName) : undefined;
}
