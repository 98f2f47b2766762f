import { fault, ok, type Result } from '@thera/table';
import { afterStep, choicesOf, isDecided } from '../choices.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { formatStep } from './format-step.ts';

/** White space and case do not matter. */
const bare = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** What may be left out where only one step is meant: where a piece comes from, which card allows it, who is shoved. */
const short = (text: string): string => text.replace(/<[\w-]+|\{[\w\s-]*\}|\([^)]*\)/g, '');

/** The step that is possible now and written so; undefined if there is none, or more than one. */
export function parseStepText(state: State, text: string): Step | undefined {
  const steps = choicesOf(state).map(({ step }) => step);
  const wanted = bare(text);
  const exact = steps.find((step) => bare(formatStep(state, step)) === wanted);
  if (exact !== undefined) return exact;
  const [only, ...others] = steps.filter((step) => bare(short(formatStep(state, step))) === wanted);
  return others.length === 0 ? only : undefined;
}

/** The steps of a text, each possible after the one before; the fault is where the text makes no sense. */
export function parseDecision(state: State, text: string): Result<readonly Step[], 'bad-step'> {
  const steps = read(state, state, bare(text));
  return steps === undefined ? fault('bad-step') : ok(steps);
}

function read(root: State, state: State, rest: string): readonly Step[] | undefined {
  if (rest === '') return [];
  const beginnings = choicesOf(state)
    .map(({ step }) => ({ step, text: bare(formatStep(state, step)) }))
    .filter(({ text }) => rest.startsWith(text))
    .toSorted((a, b) => b.text.length - a.text.length);
  for (const { step, text } of beginnings) {
    const after = afterStep(state, step);
    const left = rest.slice(text.length);
    if (left !== '' && isDecided(root, after)) continue;
    const following = read(root, after, left);
    if (following !== undefined) return [step, ...following];
  }
  return undefined;
}
