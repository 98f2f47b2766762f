import { type Choice, type Dice, fault, ok, type Result, type Seat } from '@thera/table';
import { draftOf } from './draft.ts';
import { actorFor } from './field.ts';
import { optionsOf } from './options/options.ts';
import { proceed } from './proceed.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';
import { take } from './take.ts';
import type { WhyNotCode } from './why-not/code.ts';
import { whyNot } from './why-not/why-not.ts';

/** The state after one step that is possible, as far as it goes without chance and without others. */
export function afterStep(state: State, step: Step): State {
  const draft = draftOf(state);
  take(draft, step);
  proceed(draft);
  return draft;
}

/**
 * The state after one step that is possible, chance included: until somebody must answer or the game is over. For
 * those who play on in a state that they imagine; nothing is checked.
 */
export function advance(state: State, step: Step, dice: Dice): State {
  const draft = draftOf(state);
  take(draft, step);
  proceed(draft, dice);
  return draft;
}

/** Who must decide now; undefined when chance has to speak first, or the game is over. */
export const decider = (state: State): Seat | undefined =>
  state.ask === null ? undefined : actorFor(state, state.ask.seat);

/** The next steps, each with whether the decision ends there. */
export function choicesOf(state: State, seat: Seat): readonly Choice<Step>[] {
  return optionsOf(state).map((step) => ({ step, ends: decider(afterStep(state, step)) !== seat }));
}

/** The state after steps of one decision, everything that happened on the way included. */
export function afterSteps(
  state: State,
  seat: Seat,
  steps: readonly Step[],
): Result<State, WhyNotCode | 'nothing-follows'> {
  let now: State = { ...state, happened: [] };
  for (const [index, step] of steps.entries()) {
    const at = `steps[${index}]`;
    if (decider(now) !== seat) return fault('nothing-follows', at);
    const code = whyNot(now, step);
    if (code !== undefined) return fault(code, at);
    const after = afterStep(now, step);
    now = { ...after, happened: [...now.happened, ...after.happened] };
  }
  return ok(now);
}
