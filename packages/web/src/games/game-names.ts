import type { GameName } from '@thera/play';

/** Written out here, typed by the list of games itself, so that reading what is kept loads no game. */
const NAMES: Readonly<Record<GameName, true>> = { santorini: true };

/** The game of links and kept games from before there were others. */
export const FIRST_GAME: GameName = 'santorini';

/** The game that a name from outside means; undefined if this version has none of that name. */
export function gameNamed(name: unknown): GameName | undefined {
  if (name === undefined || name === null) return FIRST_GAME;
  return typeof name === 'string' && Object.hasOwn(NAMES, name) ? (name as GameName) : undefined;
}
