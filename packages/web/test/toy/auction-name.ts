import type { GameName } from '@thera/play';
import { blindAuction } from '@thera/table/toy';

/** The name of the toy game, for pages that know only the games there are. */
export const AUCTION: GameName = blindAuction.name as GameName;
