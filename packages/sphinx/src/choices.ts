import type { Choice } from '@thera/table';
import { actorOf } from './acting.ts';
import { type Draft, draftOf } from './happen.ts';
import { optionsOf } from './options.ts';
import { proceed } from './proceed.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';
import { takeStep } from './take.ts';

/** The state after a step and everything that follows without a choice, as far as it goes without chance. */
export function afterStep(state: State, step: Step): State {
  const draft: Draft = draftOf(state);
  takeStep(draft, step);
  proceed(draft);
  return draft;
}

/** The steps that may come next and lead somewhere, and with which the decision ends. */
export function choicesOf(state: State): readonly Choice<Step>[] {
  return optionsOf(state).flatMap((step) => {
    const after = afterStep(state, step);
    return leadsOn(after) ? [{ step, ends: isDecided(state, after) }] : [];
  });
}

/** Whether a decision that began in one state is over in another: chance speaks, or somebody else, or the next turn begins. */
export const isDecided = (before: State, after: State): boolean =>
  after.ending !== null ||
  after.chances.length > 0 ||
  after.turn.number !== before.turn.number ||
  actorOf(after) !== actorOf(before);

/** Whether what was begun can be brought to an end. */
export function leadsOn(state: State): boolean {
  const { phase, stage } = state.turn;
  const isOpen = stage === 'action' && (phase === 'before' || phase === 'moved');
  if (!isOpen || state.ending !== null || state.chances.length > 0) return true;
  return optionsOf(state).some((step) => leadsOn(afterStep(state, step)));
}
