import type { GameName } from '@thera/play';
import type { HomePart } from './home-part.ts';
import { homePart as santorini } from './santorini/home/home-part.ts';

/** What each game has on the first page. */
export const HOME_PARTS: Readonly<Record<GameName, HomePart>> = { santorini };
