import type { Level, Outcome, Seat, TimeControl } from '@thera/table';

/** A player as others see them. */
export interface PlayerFace {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

/** Who sits in a seat. */
export type Occupant =
  | { readonly kind: 'person'; readonly player: PlayerFace }
  | { readonly kind: 'computer'; readonly level: Level };

/** What a seat is for before anybody sits there. */
export type SeatOffer = { readonly kind: 'open' } | { readonly kind: 'computer'; readonly level: Level };

/** What a table is for. Setups are the games' own and are parsed by them. */
export interface TablePlan {
  readonly game: string;
  readonly setup: unknown;
  readonly seats: readonly SeatOffer[];
  readonly clock: TimeControl;
  /** Whether only those who have the link find it. */
  readonly isPrivate: boolean;
}

export const TABLE_STATUSES = ['open', 'playing', 'over', 'closed'] as const;
/** Waiting for players, being played, played to its end, or given up before it began. */
export type TableStatus = (typeof TABLE_STATUSES)[number];

export const OFFERS = ['draw', 'takeback', 'rematch'] as const;
/** What a player may offer the others: a rematch when the game is over, the others while it goes on. */
export type OfferKind = (typeof OFFERS)[number];

/** An offer that waits for an answer. */
export interface OfferFace {
  readonly what: OfferKind;
  readonly seat: Seat;
  /** Those that have agreed. */
  readonly agreed: readonly Seat[];
}

/** Clocks as they are when the message is sent. */
export interface ClockFace {
  /** Milliseconds of each seat. */
  readonly left: readonly number[];
  /** Milliseconds before the clock of each seat begins to run. */
  readonly grace: readonly number[];
  readonly running: readonly Seat[];
}

/** What an onlooker may know of a game that goes on. */
export interface PlayFace {
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** How many events the record has. */
  readonly events: number;
  readonly outcome?: Outcome;
  readonly clock?: ClockFace;
}

/** A table as an onlooker sees it now. */
export interface TableFace {
  readonly id: string;
  readonly plan: TablePlan;
  /** The number of the last entry of its log. */
  readonly head: number;
  readonly status: TableStatus;
  readonly host: string;
  readonly seats: readonly (Occupant | null)[];
  /** The seat of whoever looks; none for watchers. */
  readonly ownSeat: Seat | null;
  readonly offer: OfferFace | null;
  /** The promise of the seed, from the beginning of the game on. */
  readonly commitment: string | null;
  readonly play: PlayFace | null;
  /** The table of the rematch, once there is one. */
  readonly next: string | null;
}

/** A table as a list shows it. */
export interface TableRow {
  readonly id: string;
  readonly plan: TablePlan;
  readonly status: TableStatus;
  readonly seats: readonly (Occupant | null)[];
  readonly toAct: readonly Seat[];
  readonly created: number;
  readonly changed: number;
  /** When somebody's time runs out. */
  readonly deadline: number | null;
  /** How it ended, once it has. */
  readonly outcome?: Outcome;
}

/** Something said at a table. */
export interface ChatLine {
  readonly number: number;
  readonly player: PlayerFace;
  readonly text: string;
  readonly at: number;
}
