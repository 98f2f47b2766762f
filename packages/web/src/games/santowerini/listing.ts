import type { GameListing } from '../game-listing.ts';
import { homePart } from './home/home-part.ts';
import { ENEMY_PIECES } from './tables/enemy-pieces.ts';
import { SETUPS } from './tables/setup-fields.ts';

/** Santowerini, for whoever lists games. */
export const listing: GameListing = { setups: SETUPS, home: homePart, pieces: ENEMY_PIECES };
