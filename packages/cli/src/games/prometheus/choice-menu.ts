import {
  openChoices,
  type PrometheusAttempt,
  type PrometheusVoice,
  stepInWords,
} from '@thera/play/prometheus';
import type { Step, StepKind } from '@thera/prometheus';
import type { Choice } from '@thera/table';
import { inColumns } from '../../columns.ts';

/** What may be chosen now, in the order of its numbers: what was left open, or all that may follow. */
export function menuOf(attempt: PrometheusAttempt): readonly Choice<Step>[] {
  if (attempt.open !== undefined) return openChoices(attempt);
  const { following, chosenAct } = attempt;
  const choices =
    chosenAct === undefined
      ? following
      : following.filter(({ step }) => step.kind === chosenAct || step.kind === 'power');
  const kinds = [...new Set(choices.map(({ step }) => step.kind))];
  return kinds.flatMap((kind) => choices.filter(({ step }) => step.kind === kind));
}

/** The list with its numbers, each kind of step below its name; only so many, so that a screen can hold it. */
export function menuLines(
  attempt: PrometheusAttempt,
  voice: PrometheusVoice,
  { width, most }: { readonly width: number; readonly most: number },
): readonly string[] {
  const items = menuOf(attempt)
    .slice(0, most)
    .map(({ step }, index) => ({
      kind: step.kind,
      line: `${index + 1}. ${stepInWords(attempt.now, step, voice)}`,
    }));
  const kinds: readonly StepKind[] = [...new Set(items.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const lines = items.filter((item) => item.kind === kind).map(({ line }) => line);
    const isPlain = lines.length === 1;
    return isPlain
      ? lines
      : [voice.text.actions.kinds[kind], ...inColumns(lines, width - 2).map((line) => `  ${line}`)];
  });
}
