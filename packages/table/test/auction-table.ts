import { append, begin, type GameEvent, type Match, type Result, type Seat } from '../src/index.ts';
import { type AuctionSetup, type AuctionState, type AuctionStep, blindAuction } from './blind-auction.ts';

export type AuctionMatch = Match<AuctionSetup, AuctionState, AuctionStep>;
export type AuctionEvent = GameEvent<AuctionStep>;

/** The same game without a way to go on when a seat has gone. */
const { leave: _, ...unforgiving } = blindAuction;
export const unforgivingAuction: typeof blindAuction = unforgiving;

/** The value of a result that must be good. */
export function unwrap<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${result.error} at ${result.at}`);
}

/** A match with a fixed deal. */
export function newAuction(seats: number, game: typeof blindAuction = blindAuction): AuctionMatch {
  return unwrap(begin(game, { seats }, 'a fixed seed'));
}

/** The match after some events, all of which must be good. */
export function after(match: AuctionMatch, ...events: readonly AuctionEvent[]): AuctionMatch {
  return events.reduce((so, event) => unwrap(append(blindAuction, so, event)), match);
}

/** A bid of a seat's first card, with some coins. */
export function bid(match: AuctionMatch, seat: Seat, coins = 0): AuctionEvent {
  return { kind: 'decision', seat, steps: [{ card: match.state.seats[seat]!.hand[0]! }, { coins }] };
}

/** The match after a bid of every seat in turn. */
export function afterRound(match: AuctionMatch): AuctionMatch {
  return match.players.reduce((so: AuctionMatch, _, seat) => after(so, bid(so, seat)), match);
}
