import type { Occupant, OfferKind, Refusal, TablePlan, TableStatus } from '@thera/protocol';
import { type Clock, fault, type Game, type Match, ok, type Result, type Seat } from '@thera/table';

/** Any game of the house: the server knows none by name. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;

/** Any game as it is played. */
export type AnyMatch = Match<unknown, unknown, unknown>;

/** Why something cannot be done at a table; the games' own codes are texts like any other. */
export type Refused = Refusal | (string & {});

/** What never changes about a table. */
export interface TableHead {
  readonly id: string;
  readonly plan: TablePlan;
  /** The id of the player who opened it. */
  readonly host: string;
  /** All chance of the game follows from it, so nobody sees it before the end. */
  readonly seed: string;
  readonly created: number;
}

/** Something offered to the others, and who has agreed so far. */
export interface Offer {
  readonly what: OfferKind;
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
}

/** A refusal of offers, which makes the next one wait. */
export interface Declines {
  readonly count: number;
  readonly last: number;
}

/** A table and everything that follows from its log. It is never changed: an entry makes another. */
export interface OnlineTable extends TableHead {
  readonly game: AnyGame;
  /** How many entries the log has. */
  readonly head: number;
  readonly status: TableStatus;
  readonly seats: readonly (Occupant | undefined)[];
  readonly match: AnyMatch | undefined;
  readonly startedAt: number | undefined;
  readonly clock: Clock | undefined;
  /** The clock before each event of the game, for what is taken back. */
  readonly clocks: readonly (Clock | undefined)[];
  readonly offer: Offer | undefined;
  /** By seat: offers of theirs that were declined. */
  readonly declines: readonly Declines[];
  /** When the last entry was written. */
  readonly changed: number;
  /** The table of the rematch. */
  readonly next: string | undefined;
}

/** A table before its first entry, or why its plan cannot be played. */
export function newTable(head: TableHead, game: AnyGame): Result<OnlineTable, Refused> {
  const { plan } = head;
  const setup = game.parseSetup(plan.setup);
  if (!setup.ok) return fault('bad-setup', setup.at);
  if (game.seats(setup.value) !== plan.seats.length) return fault('bad-setup', 'seats');
  return ok({
    ...head,
    plan: { ...plan, setup: setup.value },
    game,
    head: 0,
    status: 'open',
    seats: plan.seats.map((offer) => (offer.kind === 'computer' ? offer : undefined)),
    match: undefined,
    startedAt: undefined,
    clock: undefined,
    clocks: [],
    offer: undefined,
    declines: noDeclines(plan),
    changed: head.created,
    next: undefined,
  });
}

/** Nobody has declined anything yet. */
export const noDeclines = ({ seats }: TablePlan): readonly Declines[] =>
  seats.map(() => ({ count: 0, last: 0 }));

/** The seat of a player; undefined for watchers. */
export function seatOf({ seats }: OnlineTable, player: string | undefined): Seat | undefined {
  const seat = seats.findIndex((occupant) => occupant?.kind === 'person' && occupant.player.id === player);
  return seat < 0 || player === undefined ? undefined : seat;
}

/** The seats that people sit in. */
export function persons({ seats }: OnlineTable): readonly Seat[] {
  return seats.flatMap((occupant, seat) => (occupant?.kind === 'person' ? [seat] : []));
}

/** Those that must decide now. */
export function acting({ game, match, status }: OnlineTable): readonly Seat[] {
  return match === undefined || status !== 'playing' ? [] : game.toAct(match.state);
}
