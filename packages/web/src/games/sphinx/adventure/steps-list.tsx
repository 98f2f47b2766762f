import '../pages/frame/arch.css';
import './steps-list.css';
import { LOG_STEPS, type LogStep } from '@thera/sphinx';
import type { EndText, SphinxText } from '@thera/texts/sphinx';
import type { JSX } from 'preact/jsx-runtime';
import { Icon } from '../../../shell/icon.tsx';
import { TierSign } from '../signs/tier-sign.tsx';
import type { AfterRiddle } from './after-riddle.ts';

interface StepsListProps {
  readonly after: AfterRiddle;
  readonly text: EndText['steps'];
  readonly game: SphinxText;
}

/** The three things to do after a riddle, ticked off one by one. */
export function StepsList({ after, text, game }: StepsListProps): JSX.Element {
  const at = after.next === undefined ? LOG_STEPS.length : LOG_STEPS.indexOf(after.next);
  return (
    <section class="steps" aria-label={text.heading}>
      <ol>
        {LOG_STEPS.map((step, n) => {
          const isDone = n < at;
          return (
            <li key={step} class={isDone ? 'done' : n === at ? 'now' : 'later'}>
              <span class="arch" aria-hidden="true">
                {isDone ? <Icon name="check" /> : n + 1}
              </span>
              <span class="step-words">
                <strong>
                  {titleOf(step, after, text, isDone)}
                  {isDone && <span class="unseen">, {text.isDone}</span>}
                </strong>
                <span>{sentenceOf(step, after, text, game)}</span>
                {after.isFirst && n === at && <span class="step-guide">{text.guide[step]}</span>}
              </span>
              <StepSigns step={step} after={after} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function titleOf(step: LogStep, { duties }: AfterRiddle, text: EndText['steps'], isDone: boolean): string {
  if (step === 'place' && !isDone && duties.diamonds > 0) return text.due.place(duties.diamonds);
  if (step === 'place' && !isDone && duties.arrows.length > 0) return text.due.arrows(duties.arrows.length);
  return text.titles[step];
}

function sentenceOf(
  step: LogStep,
  { play, newTiers, duties }: AfterRiddle,
  text: EndText['steps'],
  { tiers, colours, words }: SphinxText,
): string {
  switch (step) {
    case 'sign':
      return duties.sign.length === 0
        ? text.sign.nothing
        : text.sign.todo(words.list(duties.sign.map(({ name, colour }) => name ?? colours[colour])));
    case 'shade':
      return newTiers.length === 0 && duties.shade.length === 0
        ? text.shade.nothing
        : text.shade.todo(words.list(newTiers.map((tier) => tiers[tier])), play.riddle);
    case 'place':
      return newTiers.length === 0 && duties.diamonds === 0 ? text.place.nothing : text.place.todo;
  }
}

/** What a step is about, drawn. */
function StepSigns({
  step,
  after: { newTiers, duties },
}: {
  readonly step: LogStep;
  readonly after: AfterRiddle;
}): JSX.Element | null {
  if (step === 'shade')
    return (
      <span class="step-signs">
        {newTiers.map((tier) => (
          <TierSign key={tier} tier={tier} look="plain" />
        ))}
      </span>
    );
  if (step === 'place')
    return (
      <span class="step-signs" aria-hidden="true">
        {Array.from({ length: Math.min(4, duties.diamonds) }, (_, n) => (
          <span key={n} class="diamond" />
        ))}
      </span>
    );
  return null;
}
