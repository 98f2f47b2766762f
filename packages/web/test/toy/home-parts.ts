import { blindAuction } from '@thera/table/toy';
import type { HomePart } from '../../src/games/home-part.ts';
import { HOME_PARTS as SHIPPED } from '../../src/games/home-parts.ts';
import { usualSeats } from '../../src/kept-games/table-plan.ts';
import { AUCTION } from './auction-name.ts';

const auction: HomePart = {
  lastTable: () => ({ game: AUCTION, seats: usualSeats(2), setup: { seats: 2 } }),
  tableInBrief: () => blindAuction.name,
  loadNames: async () => ({ title: () => 'A blind auction', status: () => 'bids are made' }),
};

/** What the site's games have on the first page, and one more line. */
export const HOME_PARTS: Readonly<Record<string, HomePart>> = { ...SHIPPED, [AUCTION]: auction };
