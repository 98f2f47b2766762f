import type { SantoweriniMatch } from '@thera/play/santowerini';
import { formatGameLink } from './game-link.ts';

const PLAY = '/santowerini/play';

/** A link to a game as it stands: wherever it is opened, it is looked at turn by turn. */
export const linkOfGame = ({ record: { setup, seed, events } }: SantoweriniMatch): string =>
  `${location.origin}${PLAY}?${formatGameLink({ setup, seed, events })}`;

/** A link to what was played, for others to try: of the day, all have the same; else it is the game itself. */
export function linkToShare(match: SantoweriniMatch): string {
  const { day } = match.record.setup;
  return day === undefined ? linkOfGame(match) : `${location.origin}${PLAY}?day=${day}`;
}
