import type { GameName } from '@thera/play';
import type { OnlineListing } from './game-listing.ts';
import { LISTINGS } from './listings.ts';

/** A game that is played online. */
export interface OnlineGame extends OnlineListing {
  readonly game: GameName;
  /** What it is called, in every language. */
  readonly name: string;
}

/** The games that several people play, so also online. */
export const ONLINE_GAMES: readonly OnlineGame[] = Object.entries(LISTINGS).flatMap(
  ([game, { online, home }]) =>
    online === undefined ? [] : [{ ...online, game: game as GameName, name: home.name }],
);
