import { type SantoriniError, type Setup, type State, santorini } from '@thera/santorini';
import { append, type GameEvent, type Match, type Result, type Seat, type TableRefusal } from '@thera/table';

/** A game of Santorini as the record tells it. */
export type SantoriniMatch = Match<Setup, State, string>;

/** The match after one more event, or why that cannot be. */
export function after(
  match: SantoriniMatch,
  event: GameEvent<string>,
): Result<SantoriniMatch, SantoriniError | TableRefusal> {
  return append(santorini, match, event);
}

/** The seat that must decide; in Santorini it is always one, until the game is over. */
export function seatToAct(match: SantoriniMatch): Seat {
  return santorini.toAct(match.state)[0]!;
}
