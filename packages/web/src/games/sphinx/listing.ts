import type { GameListing } from '../game-listing.ts';
import { homePart } from './home/home-part.ts';
import { FIELD_PIECES } from './tables/field-pieces.ts';
import { SETUPS } from './tables/setup-fields.ts';

/** Riddle of the Sphinx, for whoever lists games. */
export const listing: GameListing = { setups: SETUPS, home: homePart, pieces: FIELD_PIECES };
