import { announceEvent, announceOutcome, type SantoriniMatch } from '@thera/play';
import type { Onlooker } from '@thera/table';
import type { GameText } from '@thera/texts';

/** What is said when something has happened. */
export interface Tidings {
  /** All of it, for who cannot see the board. */
  readonly news: string;
  /** What came by force or by chance; the decision itself is seen on the board. */
  readonly remark: string | undefined;
}

/** What the last event of a game did, and how the game ended if it did. */
export function tidingsOf(match: SantoriniMatch, eyes: Onlooker, texts: GameText): Tidings {
  const lines = announceEvent(match, match.record.events.length - 1, eyes, texts);
  const ended = match.outcome === undefined ? [] : [announceOutcome(match.outcome, texts)];
  const more = lines.slice(1);
  return {
    news: [...lines, ...ended].join(' '),
    remark: more.length === 0 ? undefined : more.join(' '),
  };
}
