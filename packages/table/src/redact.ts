import { commit } from './dice.ts';
import type { RedactedEvent } from './event.ts';
import type { Game } from './game.ts';
import { type Match, RECORD_VERSION } from './record.ts';
import type { Onlooker } from './seat.ts';
import { sha256 } from './sha256.ts';

/** A record as an onlooker may see it while the game goes on: a promise instead of the seed. */
export interface OpenRecord<Setup, Step> {
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly setup: Setup;
  readonly commitment: string;
  readonly events: readonly RedactedEvent<Step>[];
}

/** What an onlooker may know of a record before the game is over; afterwards the record itself is open. */
export function redactRecord<Setup, State, Step>(
  game: Game<Setup, State, Step, unknown>,
  match: Match<Setup, State, Step>,
  onlooker: Onlooker,
): OpenRecord<Setup, Step> {
  const { setup, seed, events } = match.record;
  return {
    version: RECORD_VERSION,
    game: game.name,
    setup,
    commitment: commit(sha256, seed),
    events: events.map((_, index) => redactEvent(game, match, index, onlooker)),
  };
}

/** What an onlooker may know of one event of the record. */
export function redactEvent<Setup, State, Step>(
  game: Game<Setup, State, Step, unknown>,
  match: Match<Setup, State, Step>,
  index: number,
  onlooker: Onlooker,
): RedactedEvent<Step> {
  const event = match.record.events[index];
  const past = match.history[index];
  if (event === undefined || past === undefined) throw new Error(`the record has no event ${index}`);
  if (event.kind !== 'decision' || event.seat === onlooker) return event;
  const steps = game.redact(past.before, event.seat, event.steps, onlooker);
  if (steps !== undefined) return { ...event, steps };
  const { seat, time } = event;
  return time === undefined ? { kind: 'secret', seat } : { kind: 'secret', seat, time };
}
