import type { AuctionSetup } from '@thera/table/toy';
import { FIRST_GAME, SETUPS as SHIPPED } from '../../src/games/setups.ts';
import type { SetupFormat } from '../../src/kept-games/setup-format.ts';
import { AUCTION } from './auction-name.ts';

export { FIRST_GAME };

const auction: SetupFormat<AuctionSetup> = {
  players: [2, 3, 4, 1],
  usual: (seats) => ({ seats }),
  fields: [],
};

/** The setups of the site's games, and one more line. */
export const SETUPS: Readonly<Record<string, SetupFormat>> = { ...SHIPPED, [AUCTION]: auction };

export function gameNamed(name: unknown): string | undefined {
  if (name === undefined || name === null) return FIRST_GAME;
  return typeof name === 'string' && Object.hasOwn(SETUPS, name) ? name : undefined;
}
