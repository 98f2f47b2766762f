import type { GameListing } from '../game-listing.ts';
import { gridScenes } from '../grid-game.ts';
import { homePart } from './home/home-part.ts';
import { SETUPS } from './tables/setup-fields.ts';

/** Santorini, for whoever lists games. */
export const listing: GameListing = { setups: SETUPS, scenes: gridScenes(), home: homePart };
