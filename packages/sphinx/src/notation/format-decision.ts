import { afterStep } from '../choices.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { formatStep } from './format-step.ts';

/** Steps of a decision that is possible, as text: `B2>C3+D4`, `B2>C3>C4 {artemis} +D4 row heroic`. */
export function formatDecision(state: State, steps: readonly Step[]): string {
  let text = '';
  let now = state;
  for (const [index, step] of steps.entries()) {
    const next = formatStep(now, step);
    text += GOES_ON.test(next) && !text.endsWith('}') ? next : ` ${next}`;
    if (index < steps.length - 1) now = afterStep(now, step);
  }
  return text.trimStart();
}

/** What the worker does that has just moved follows without a space. */
const GOES_ON = /^[>+-]/;
