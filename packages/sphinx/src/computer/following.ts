import type { Dice } from '@thera/table';
import { afterStep, choicesOf, isDecided } from '../choices.ts';
import type { Draft } from '../draft.ts';
import { optionsOf } from '../options.ts';
import { isSameStep } from '../parse-step.ts';
import { proceed } from '../proceed.ts';
import type { Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import type { PlannedTurn } from './beam.ts';
import { costOf } from './cost.ts';

/** Whether a line that was planned still leads to a tier if chance goes as guessed. */
export function stillLeads(
  guess: State,
  line: readonly PlannedTurn[],
  { tier, dice }: { readonly tier: Tier; readonly dice: Dice },
): boolean {
  let state = guess;
  for (const { number, steps } of line) {
    if (state.turn.number !== number) return false;
    for (const step of steps) {
      if (!isPossible(state, step)) return false;
      state = afterChance(afterStep(state, step), dice);
    }
    const cost = costOf(state, tier);
    if (cost === 0) return true;
  }
  return false;
}

const isPossible = (state: State, step: Step): boolean =>
  optionsOf(state).some((option) => option.kind === step.kind && isSameStep(option, step));

/** The state after chance has spoken as often as it has to. */
export function afterChance(state: State, dice: Dice): State {
  if (state.chances.length === 0) return state;
  const draft: Draft = { ...state };
  proceed(draft, dice);
  return draft;
}

/**
 * The steps of a planned turn that are the next decision. Where chance has changed what there is to be decided, it is
 * brought to an end with what is possible.
 */
export function decisionFrom(view: State, planned: readonly Step[]): readonly Step[] {
  const steps: Step[] = [];
  for (let state = view; steps.length === 0 || !isDecided(view, state); ) {
    const wish = planned[steps.length];
    const step = wish !== undefined && isPossible(state, wish) ? wish : anyStep(state);
    if (step === undefined) return steps;
    steps.push(step);
    state = afterStep(state, step);
  }
  return steps;
}

/** Something that is possible and does not end the riddle. */
const anyStep = (state: State): Step | undefined =>
  choicesOf(state)
    .map(({ step }) => step)
    .find(({ kind }) => kind !== 'give-up' && kind !== 'finish');
