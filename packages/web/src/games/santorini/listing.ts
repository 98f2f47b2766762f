import type { GameListing } from '../game-listing.ts';
import { gridScenes } from '../grid-game.ts';
import { homePart } from './home/home-part.ts';
import { SETUPS } from './tables/setup-fields.ts';

/** Santorini, for whoever lists games. */
export const listing: GameListing = {
  setups: SETUPS,
  scenes: gridScenes(),
  home: homePart,
  online: {
    form: { page: 'new', query: 'game=santorini&seats=p,p&where=online' },
    quick: ['random', 'none'].map((powers) => ({
      query: `game=santorini&seats=p,p&powers=${powers}&start=dice`,
      paces: ['300:5', '600:5', '900:10'],
    })),
  },
};
