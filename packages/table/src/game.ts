import type { Dice } from './dice.ts';
import type { Outcome, Score } from './outcome.ts';
import type { Result } from './result.ts';
import type { Onlooker, Seat } from './seat.ts';

/** One possible next step of a decision, and whether the decision may end with it. */
export interface Choice<Step> {
  readonly step: Step;
  readonly ends: boolean;
}

/**
 * What every game of the family is. A state may be any value that is never changed; setup, step and view
 * survive JSON. Codes of refusals are kebab-case. Nothing here throws, whatever a player sends. A game may say
 * more of a step than `Choice` does, for pages to show.
 *
 * These are methods, so that games of different types fit in one list: whoever holds such a list only has
 * values that the game itself parsed.
 */
export interface Game<
  Setup,
  State,
  Step,
  View,
  Offered extends Choice<Step> = Choice<Step>,
  Code extends string = string,
> {
  /** The name in records and addresses. */
  readonly name: string;
  /** A setup from outside. That it can be played is for `start` to say. */
  parseSetup(input: unknown): Result<Setup, Code>;
  /** A step from outside. That it is possible now is for `decide` to say. */
  parseStep(input: unknown): Result<Step, Code>;
  /** How many seats a setup has. */
  seats(setup: Setup): number;
  /** The state before the first decision. */
  start(setup: Setup, dice: Dice): Result<State, Code>;
  /**
   * The seats that must decide now, in any order; none when the game is over. Several decide at once: whoever is first,
   * the same comes of it, and until the last has decided nobody sees more of another's decision than `redact` shows.
   * So only the last of them may roll dice.
   */
  toAct(state: State): readonly Seat[];
  /**
   * What may follow the steps taken so far, for a seat that must decide; nothing when they can only end here, or lead
   * nowhere. It is asked of what the seat sees, so it cannot tell anything that is hidden.
   */
  decisions(view: View, seat: Seat, steps: readonly Step[]): readonly Offered[];
  /** The state after a whole decision of a seat that must decide. A refusal tells no more than the seat's view. */
  decide(state: State, seat: Seat, steps: readonly Step[], dice: Dice): Result<State, Code>;
  /** Everything that an onlooker may know of a state, and that a seat needs to decide. */
  view(state: State, onlooker: Onlooker): View;
  /** What others may know of a decision at the time it is made; nothing but that it was made if undefined. */
  redact(before: State, seat: Seat, steps: readonly Step[], onlooker: Onlooker): readonly Step[] | undefined;
  /**
   * Whether what comes of a decision may tell its seat something hidden, even if only that nothing is; a game without
   * such decisions need not say.
   */
  reveals?(before: State, seat: Seat, steps: readonly Step[]): boolean;
  /** How the game ended; undefined while it goes on. */
  outcome(state: State): Outcome | undefined;
  /** What has been reached so far, where that counts: it is part of the outcome however the game ends. */
  score?(state: State): Score;
  /**
   * The state after a seat has gone for good (resigned, out of time, absent). A game for three or more needs
   * it, and one that is played together; without it two seats end the game in favour of the one that stays, and one
   * seat loses.
   */
  leave?(state: State, seat: Seat, dice: Dice): State;
}
