import type { Dice } from './dice.ts';
import type { Choice, Game } from './game.ts';
import type { Seat } from './seat.ts';

/** What it takes to choose for a seat. */
export interface Chooser<View, Step> {
  readonly game: Pick<Game<unknown, unknown, Step, View>, 'decisions'>;
  /** What the seat sees. */
  readonly view: View;
  readonly dice: Dice;
}

/** The steps of a random decision; undefined if the steps offered led to a dead end. */
export function randomDecision<View, Step>(
  chooser: Chooser<View, Step>,
  seat: Seat,
): readonly Step[] | undefined {
  return randomPath(chooser, seat)?.map(({ step }) => step);
}

/** The choices of a random decision, in order. */
export function randomPath<View, Step>(
  { game, view, dice }: Chooser<View, Step>,
  seat: Seat,
): readonly Choice<Step>[] | undefined {
  const path: Choice<Step>[] = [];
  const steps: Step[] = [];
  for (;;) {
    const mayEnd = path.at(-1)?.ends === true;
    const choices = game.decisions(view, seat, steps);
    if (choices.length === 0) return mayEnd ? path : undefined;
    if (mayEnd && dice.below(2) === 0) return path;
    const choice = dice.pick(choices);
    path.push(choice);
    steps.push(choice.step);
  }
}
