import { actingBuilder, type SantoweriniAttempt } from '@thera/play/santowerini';
import { type Step, squareName } from '@thera/santowerini';
import type { SantoweriniPlayText } from '@thera/texts/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';

interface StepPillsProps {
  readonly attempt: SantoweriniAttempt;
  readonly text: SantoweriniPlayText;
}

const ORDER: readonly Step['kind'][] = ['move', 'build'];

/** A turn in a few words: what is chosen, what is to be chosen now, and what comes after. */
export function StepPills({ attempt, text }: StepPillsProps): JSX.Element {
  const [now, ...later] = ORDER.slice(attempt.steps.length);
  return (
    <ol class="pills">
      {chosenIn(attempt).map((step) => (
        <li key={step} class="pill is-chosen">
          <Icon name="check" />
          {step}
        </li>
      ))}
      {now !== undefined && (
        <li class="pill is-now" aria-current="step">
          {text.steps[now]}
        </li>
      )}
      {later.map((step) => (
        <li key={step} class="pill is-next">
          {text.steps[step]}
        </li>
      ))}
    </ol>
  );
}

function chosenIn(attempt: SantoweriniAttempt): readonly string[] {
  const { steps } = attempt;
  const builder = actingBuilder(attempt);
  if (steps.length === 0) return builder === undefined ? [] : [squareName(builder)];
  return steps.map((step) =>
    step.kind === 'move' ? `${squareName(step.from)}–${squareName(step.to)}` : squareName(step.on),
  );
}
