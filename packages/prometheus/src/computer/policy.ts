import type { View } from '../state.ts';
import type { Step } from '../step.ts';
import { answer } from './answers.ts';
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
    default:
      return [answer(view, ask)];
  }
}
