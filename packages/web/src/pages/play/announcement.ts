import { announceEvent, announceOutcome, type SantoriniMatch } from '@thera/play/santorini';
import type { Onlooker } from '@thera/table';
import type { GameText } from '@thera/texts';

/** What is said when something has happened. */
export interface Announcement {
  /** All of it, for screen readers. */
  readonly news: string;
  /** What came by force or by chance; the decision itself is seen on the board. */
  readonly remark: string | undefined;
}

/** What the last event of a game did, and how the game ended if it did. */
export function announcementOf(match: SantoriniMatch, viewer: Onlooker, texts: GameText): Announcement {
  const lines = announceEvent(match, match.record.events.length - 1, viewer, texts);
  const ended = match.outcome === undefined ? [] : [announceOutcome(match.outcome, texts)];
  const more = lines.slice(1);
  return {
    news: [...lines, ...ended].join(' '),
    remark: more.length === 0 ? undefined : more.join(' '),
  };
}
