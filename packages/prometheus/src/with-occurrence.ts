import { draftOf } from './draft.ts';
import { happen } from './happen.ts';
import type { Occurrence } from './occurrence.ts';
import type { State } from './state.ts';

/** The table after one thing has happened, for whoever shows one after the other. */
export function withOccurrence(state: State, occurrence: Occurrence): State {
  const draft = draftOf(state);
  happen(draft, occurrence);
  return draft;
}
