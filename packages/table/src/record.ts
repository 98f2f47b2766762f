import type { GameEvent } from './event.ts';
import type { Outcome } from './outcome.ts';

/** The form of records that this code reads and writes. */
export const RECORD_VERSION = 1;

/** The whole game. Everything else is derived from it; events are only ever added. */
export interface GameRecord<Setup, Step> {
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly events: readonly GameEvent<Step>[];
}

/** What is known of an event besides itself. */
export interface Past<State> {
  /** The state that the event met. */
  readonly before: State;
  /** Whether chance or something hidden had a part in it: a takeback across it would be a second try. */
  readonly rolled: boolean;
}

/** A record and what follows from it. */
export interface Match<Setup, State, Step> {
  readonly record: GameRecord<Setup, Step>;
  readonly state: State;
  readonly outcome: Outcome | undefined;
  /** One for each event, in order. */
  readonly history: readonly Past<State>[];
  /** Indices of the events that made the state what it is: decisions and leavings not taken back. */
  readonly line: readonly number[];
  /** Who sits where, as far as the record says. */
  readonly players: readonly (string | undefined)[];
}
