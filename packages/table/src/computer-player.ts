import type { Interruption } from './interruption.ts';
import type { Level } from './level.ts';
import type { Seat } from './seat.ts';

/** How long a decision may take. */
export interface Budget {
  /** Milliseconds, from any beginning; where it stands still only the level sets a limit. */
  readonly clock: () => number;
  /** Milliseconds that the decision may take, if that is less than the level allows itself. */
  readonly milliseconds?: number;
}

/** What a computer player has found so far. */
export interface Progress<Step> {
  /** A whole decision, in steps that can be taken one by one. */
  readonly steps: readonly Step[];
}

/** What a computer player is asked: what its seat sees, how well and how long to think, and with what chance. */
export interface Question<View, Step, Found extends Progress<Step> = Progress<Step>> {
  readonly view: View;
  readonly seat: Seat;
  readonly level: Level;
  readonly budget: Budget;
  /** Its choices follow from it where it leaves them to chance. Dice could not cross to another thread; a seed can. */
  readonly seed: string;
  /** Through it the one who waits can hurry the player, or give the question up. */
  readonly interruption?: Interruption;
  /** Told whenever something better has been found. */
  readonly report?: (found: Found) => void;
}

/**
 * Plays any seat of a game. It knows nothing but the view, and asked for the first time it has the same answer to the
 * same question with the same seed and a clock that stands still. Asked again and again it may go on with its plans.
 */
export interface ComputerPlayer<View, Step, Found extends Progress<Step> = Progress<Step>> {
  /** The steps of a whole decision, or nothing if the question was given up; later, if it is thought about elsewhere. */
  decide(
    question: Question<View, Step, Found>,
  ): readonly Step[] | undefined | Promise<readonly Step[] | undefined>;
}
