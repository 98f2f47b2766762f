import type { GameListing } from '../game-listing.ts';
import { gridScenes } from '../grid-game.ts';
import { homePart } from './home/home-part.ts';
import { ENEMY_PIECES } from './tables/enemy-pieces.ts';
import { SETUPS } from './tables/setup-fields.ts';

/** Santowerini, for whoever lists games. */
export const listing: GameListing = { setups: SETUPS, scenes: gridScenes(ENEMY_PIECES), home: homePart };
