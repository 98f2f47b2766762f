import type { Seat } from '@thera/table';
import { afterStep, decider } from '../choices.ts';
import type { View } from '../state.ts';
import type { Step } from '../step.ts';
import { whyNot } from '../why-not/why-not.ts';

/** Steps for whatever is asked next. */
export type Choosing = (view: View, part: number) => readonly Step[];

/** More parts than any decision has. */
const MOST_PARTS = 50;

/** A whole decision: steps are chosen and taken until chance has to speak, or somebody else. */
export function wholeDecision(view: View, seat: Seat, choose: Choosing): readonly Step[] {
  const decision: Step[] = [];
  let state = view;
  for (let part = 0; part < MOST_PARTS && decider(state) === seat; part++)
    for (const step of choose(state, part)) {
      // A plan may go on after what nobody can know yet.
      if (decider(state) !== seat || whyNot(state, step) !== undefined) break;
      decision.push(step);
      state = afterStep(state, step);
    }
  return decision;
}
