import { type AuctionSetup, blindAuction } from '@thera/table/toy';
import type { GameListing } from '../../src/games/game-listing.ts';
import { gridScenes } from '../../src/games/grid-game.ts';
import { LISTINGS as SHIPPED } from '../../src/games/listings.ts';
import { statusInWords } from '../../src/games/status-in-words.ts';
import type { SetupFormat } from '../../src/kept-games/setup-format.ts';
import { usualSeats } from '../../src/kept-games/table-plan.ts';
import { AUCTION } from './auction-name.ts';
import { OWN_PIECES } from './own-pieces.ts';

const setups: SetupFormat<AuctionSetup> = {
  players: [2, 3, 4, 1],
  usual: (seats) => ({ seats }),
  fields: [],
};

const auction: GameListing = {
  setups,
  scenes: gridScenes(OWN_PIECES),
  home: {
    name: 'Auction',
    lastTable: () => ({ game: AUCTION, seats: usualSeats(2), setup: { seats: 2 } }),
    tableInBrief: () => blindAuction.name,
    loadNames: async () => ({
      title: ({ summary }) => `An auction for ${summary.details}`,
      agreed: () => blindAuction.name,
      status: (kept, text) => statusInWords(kept, text, (seat) => `Bidder ${seat + 1}`),
    }),
    loadSetupWords: async () => ({ lines: () => [], seat: (_, seat) => `Bidder ${seat + 1}` }),
  },
};

/** What the site knows of its games, and one more line. */
export const LISTINGS: Readonly<Record<string, GameListing>> = { ...SHIPPED, [AUCTION]: auction };
