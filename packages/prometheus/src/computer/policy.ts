import { formatStep } from '../notation/format-step.ts';
import { optionsOf } from '../options/options.ts';
import type { View } from '../state.ts';
import type { Step } from '../step.ts';
import { answer, type QuickAsk } from './answers.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import { diceFrom } from './guessing-dice.ts';
import { choosePlace, chooseRecruit, layTokens } from './opening.ts';
import type { Thinking } from './weigh.ts';

/** Which of the candidates is taken; the best stands first, and there is one. */
export type Taste = (candidates: readonly Candidate[], view: View) => Candidate;

/** The greedy player's. */
export const theBest: Taste = ([best]) => best!;

/** What a player does next, whatever is asked. */
export function nextSteps(view: View, thinking: Thinking, taste: Taste): readonly Step[] {
  const ask = view.ask!;
  switch (ask.kind) {
    case 'draft':
      return [chooseRecruit(view, diceFrom(thinking.seed))];
    case 'place':
      return [choosePlace(view, ask, diceFrom(thinking.seed))];
    case 'tokens':
      return layTokens(view, diceFrom(thinking.seed));
    case 'turn':
    case 'activation':
      // Who plays for a partner that has left uses the partner's cards.
      return taste(candidatesFor(view, ask.seat, thinking), view).steps;
    case 'slay':
    case 'dice':
    case 'lift':
      return [answer(view, ask)];
    default:
      return thinking.weighsAnswers === true ? taste(answersTo(view, ask), view).steps : [answer(view, ask)];
  }
}

/** What the answer that suggests itself counts beyond others, in points. */
const OBVIOUS = 5;

/** Everything that could be answered, first what suggests itself. */
function answersTo(view: View, ask: QuickAsk): readonly Candidate[] {
  const obvious = answer(view, ask);
  const others = optionsOf(view).filter((step) => !isEqual(step, obvious));
  return [{ steps: [obvious], value: OBVIOUS }, ...others.map((step) => ({ steps: [step], value: 0 }))];
}

const isEqual = (one: Step, other: Step): boolean => formatStep(one) === formatStep(other);
