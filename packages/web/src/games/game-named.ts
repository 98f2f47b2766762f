import type { GameName } from '@thera/play';
import { isNameOf } from '../kept-games/plan-fields.ts';
import { LISTINGS } from './listings.ts';

const NAMES: readonly GameName[] = Object.keys(LISTINGS) as GameName[];

/** The game that visitors find on the first page. */
export const MAIN_GAME: GameName = NAMES[0]!;

/** The game that a name from outside means; undefined if this version has none of that name. */
export function gameNamed(name: unknown): GameName | undefined {
  return NAMES.find((game) => isNameOf(name, game, LISTINGS[game].setups));
}
