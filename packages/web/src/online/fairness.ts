import type { PastEntry } from '@thera/protocol';
import {
  checkReveal,
  type GameEvent,
  type Match,
  type Onlooker,
  redactEvent,
  replay,
  sha256,
} from '@thera/table';
import type { GameTypes, MatchOf } from '../games/game-types.ts';
import type { ToldGame } from './told-match.ts';

/** Whether chance was what had been promised; if not, what is wrong. */
export type Fairness = 'fair' | 'other-seed' | 'other-game';

/** What is known of a game that is over: what was told while it went on, and the record that was opened at the end. */
export interface OpenedGame<G extends GameTypes> {
  readonly told: ToldGame<G>;
  readonly entries: readonly PastEntry[];
  /** Whom it was told to. */
  readonly onlooker: Onlooker;
  readonly record: MatchOf<G>['record'];
}

/**
 * Hashes the seed that was opened and plays the record again with it: whatever was told during the game must come out of
 * it once more.
 */
export function fairnessOf<G extends GameTypes>({
  told,
  entries,
  onlooker,
  record,
}: OpenedGame<G>): Fairness {
  const { game } = told.played;
  if (!checkReveal(sha256, told.commitment, record.seed)) return 'other-seed';
  const whole = replay(game, { ...record, setup: told.setup });
  if (!whole.ok) return 'other-game';
  const match: Match<G['setup'], G['state'], G['step']> = whole.value;
  const events = entries.flatMap(({ entry }) => ('event' in entry && entry.event ? [entry.event] : []));
  const offset = match.record.events.length - events.length;
  const isTold = events.every((event, n) => {
    const happened = match.record.events[offset + n];
    if (happened === undefined) return false;
    if (event.kind === 'secret') return happened.kind === 'decision' && happened.seat === event.seat;
    if (isSame(event, happened)) return true;
    // What was hidden then was told in part: it must be a part of what it turned out to be.
    return isSame(event, redactEvent(game, match, offset + n, onlooker));
  });
  const last = entries.at(-1)?.play?.outcome;
  return isTold && (last === undefined || isSame(last, match.outcome)) ? 'fair' : 'other-game';
}

/** Times are the clock's and no part of what chance decided. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value as GameEvent<unknown>).filter(([name]) => name !== 'time');
  return Object.fromEntries(
    fields.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, plain(inner)]),
  );
}
