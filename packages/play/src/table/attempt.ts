import type { Choice, Game, Seat } from '@thera/table';

/** The steps taken of a decision, and what may follow them. */
export interface Taken<View, Step, Offered extends Choice<Step> = Choice<Step>> {
  /** What the seat sees that decides. */
  readonly view: View;
  readonly seat: Seat;
  readonly steps: readonly Step[];
  /** The decision may end with the steps taken so far. */
  readonly mayEnd: boolean;
  /** Asked of the rules once, when the attempt is made. */
  readonly following: readonly Offered[];
}

/** A decision in the making. Attempts are never changed: each step makes another. */
export interface Attempt<View, Step, Offered extends Choice<Step> = Choice<Step>>
  extends Taken<View, Step, Offered> {
  /** The attempt to which a step back leads. */
  readonly before?: Attempt<View, Step, Offered>;
}

/** A game as far as attempts ask it. */
type Asked<View, Step, Offered extends Choice<Step>> = Pick<
  Game<unknown, unknown, Step, View, Offered>,
  'decisions'
>;

/** An attempt with nothing done. */
export function beginAttempt<View, Step, Offered extends Choice<Step>>(
  game: Asked<View, Step, Offered>,
  view: View,
  seat: Seat,
): Taken<View, Step, Offered> {
  return { view, seat, steps: [], mayEnd: false, following: game.decisions(view, seat, []) };
}

/** The attempt after one more step. */
export function take<View, Step, Offered extends Choice<Step>>(
  game: Asked<View, Step, Offered>,
  attempt: Attempt<View, Step, Offered>,
  { step, ends }: Offered,
): Attempt<View, Step, Offered> {
  const { view, seat } = attempt;
  const steps = [...attempt.steps, step];
  return { view, seat, steps, mayEnd: ends, following: game.decisions(view, seat, steps), before: attempt };
}

/** Whether nothing can be added any more. */
export const isComplete = ({
  mayEnd,
  following,
}: Pick<Taken<unknown, unknown>, 'mayEnd' | 'following'>): boolean => mayEnd && following.length === 0;

interface Undoable<Whole> {
  readonly before?: Whole;
}

/** One step back; the same attempt if there is nothing to take back. */
export const stepBack = <Whole extends Undoable<Whole>>(attempt: Whole): Whole => attempt.before ?? attempt;

/** Whether something can be taken back. */
export const canStepBack = ({ before }: Undoable<unknown>): boolean => before !== undefined;

/** The attempt from which all steps were taken. */
export function restart<Whole extends Undoable<Whole>>(attempt: Whole): Whole {
  return attempt.before === undefined ? attempt : restart(attempt.before);
}
