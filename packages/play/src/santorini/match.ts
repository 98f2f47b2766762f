import { type SantoriniError, type Setup, type State, santorini, type View } from '@thera/santorini';
import {
  append,
  type Dice,
  diceFor,
  type GameEvent,
  type Match,
  type Result,
  type Seat,
  type Table,
  type TableRefusal,
} from '@thera/table';
import { sha256 } from '../table/sha256.ts';

/** A game of Santorini as the record tells it. */
export type SantoriniMatch = Match<Setup, State, string>;

/** The table at which the telling plays. */
export const TABLE: Table<Setup, State, string, View, SantoriniError> = { game: santorini, hash: sha256 };

/** The match after one more event, or why that cannot be. */
export function after(
  match: SantoriniMatch,
  event: GameEvent<string>,
): Result<SantoriniMatch, SantoriniError | TableRefusal> {
  return append(TABLE, match, event);
}

/** The seat that must decide; in Santorini it is always one, until the game is over. */
export function seatToAct(match: SantoriniMatch): Seat {
  return santorini.toAct(match.state)[0]!;
}

/** Dice for the choices of a computer player, apart from those of the game itself. */
export function choiceDice({ record }: SantoriniMatch): Dice {
  return diceFor(sha256, `choices of ${record.seed}`, record.events.length);
}
