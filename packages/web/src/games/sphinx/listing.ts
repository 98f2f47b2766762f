import type { GameListing } from '../game-listing.ts';
import { gridScenes } from '../grid-game.ts';
import { homePart } from './home/home-part.ts';
import { FIELD_PIECES } from './tables/field-pieces.ts';
import { SETUPS } from './tables/setup-fields.ts';

/** Riddle of the Sphinx, for whoever lists games. */
export const listing: GameListing = {
  setups: SETUPS,
  scenes: gridScenes(FIELD_PIECES),
  home: homePart,
  online: {
    form: { page: 'own', game: 'sphinx', name: 'riddle/*', part: '0', query: 'where=online' },
    quick: [0, 1].map((riddle) => ({ query: `game=sphinx&seats=p,p&riddle=${riddle}`, paces: [''] })),
  },
};
