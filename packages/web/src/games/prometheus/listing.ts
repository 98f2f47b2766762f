import type { GameListing } from '../game-listing.ts';
import { homePart } from './home/home-part.ts';
import { keptScenes } from './home/kept-scenes.ts';
import { SETUPS } from './tables/setup-fields.ts';

/** The Search for Prometheus, for whoever lists games. */
export const listing: GameListing = {
  setups: SETUPS,
  scenes: keptScenes,
  home: homePart,
  online: {
    form: { page: 'own', game: 'prometheus', name: '', query: 'game=prometheus&seats=p,p&where=online' },
    quick: [{ query: 'game=prometheus&seats=p,p', paces: ['1200:15', '2400:30'] }],
  },
};
