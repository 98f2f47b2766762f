import { offered, openChoices, type SphinxAttempt } from '@thera/play/sphinx';
import { type Step, type StepKind, stepKey } from '@thera/sphinx';
import type { Choice } from '@thera/table';
import type { SphinxText } from '@thera/texts/sphinx';
import { inColumns } from '../../columns.ts';
import { labelOf } from './choice-labels.ts';

/** What one plays with comes first, what ends it last. */
const ORDER: readonly StepKind[] = [
  'place',
  'move',
  'build',
  'take',
  'force',
  'select',
  'game',
  'use',
  'gain',
  'pay',
  'row',
  'destroy',
  'sphinx-way',
  'topple',
  'put-under',
  'agree',
  'play-on',
  'drop',
  'done',
  'finish',
  'give-up',
];

/** What may be chosen now, in the order of its numbers. */
export function menuOf(attempt: SphinxAttempt): readonly Choice<Step>[] {
  return choicesNow(attempt).toSorted((a, b) => ORDER.indexOf(a.step.kind) - ORDER.indexOf(b.step.kind));
}

/** What was left open, what can follow the squares that were typed, or all that may follow. */
function choicesNow(attempt: SphinxAttempt): readonly Choice<Step>[] {
  const { following, tapped, chosenAct } = attempt;
  const open = openChoices(attempt);
  if (open.length > 0) return open;
  if (tapped.length === 0 && chosenAct === undefined) return following;
  const keys = new Set([...offered(attempt).values()].flat().map(stepKey));
  return following.filter(({ step }) => keys.has(stepKey(step)));
}

/** The list with its numbers, each kind of step below its name; only so many, so that a screen can hold it. */
export function menuLines(
  attempt: SphinxAttempt,
  text: SphinxText,
  { width, most }: { readonly width: number; readonly most: number },
): string[] {
  const items = menuOf(attempt)
    .slice(0, most)
    .map(({ step }, index) => ({ kind: step.kind, line: `${index + 1}. ${labelOf(attempt, step, text)}` }));
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const lines = items.filter((item) => item.kind === kind).map(({ line }) => line);
    return [text.prompts.steps[kind], ...inColumns(lines, width - 2).map((line) => `  ${line}`)];
  });
}
