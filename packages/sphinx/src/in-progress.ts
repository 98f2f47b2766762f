import { afterStep, isDecided } from './choices.ts';
import { type Draft, draftOf } from './draft.ts';
import { happen } from './happen.ts';
import type { Occurrence } from './occurrence.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';
import { takeStep } from './take.ts';

/**
 * A state with the steps that have been chosen of a decision, which must be possible. What follows from a whole decision
 * is left out: nobody has made it yet.
 */
export function inProgress(state: State, steps: readonly Step[]): State {
  let now: State = { ...state, happened: [] };
  for (const step of steps) {
    const after = afterStep(now, step);
    const next = isDecided(state, after) ? afterStepAlone(now, step) : after;
    now = { ...next, happened: [...now.happened, ...next.happened] };
  }
  return now;
}

function afterStepAlone(state: State, step: Step): State {
  const draft: Draft = draftOf(state);
  takeStep(draft, step);
  return draft;
}

/** What a state looks like when one more thing has happened. */
export function withOccurrence(state: State, occurrence: Occurrence): State {
  const draft: Draft = draftOf(state);
  happen(draft, occurrence);
  return draft;
}
