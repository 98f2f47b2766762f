import type { AdventureLog } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { afterRiddle } from '../../adventure/after-riddle.ts';
import { NextStepButton } from '../../adventure/next-step-button.tsx';
import { StepsList } from '../../adventure/steps-list.tsx';

interface DueCardProps {
  readonly log: AdventureLog;
  readonly text: MapText;
}

/** What is still to be done after the last riddle, as long as something is. */
export function DueCard({ log, text }: DueCardProps): JSX.Element | null {
  const after = afterRiddle(log);
  const next = after?.next;
  const card = useRef<HTMLElement>(null);
  const before = useRef(next);
  // Who shades the circles by keyboard goes on with the next step.
  useEffect(() => {
    if (before.current !== undefined && before.current !== next)
      card.current?.querySelector<HTMLElement>('.button')?.focus();
    before.current = next;
  }, [next]);
  if (after === undefined || next === undefined) return null;
  return (
    <section ref={card} class="card due-card">
      <h2 class="label">{text.adventure.due.title(after.play.riddle)}</h2>
      <StepsList after={after} text={text.after} game={text.game} />
      <NextStepButton log={log} step={next} text={text.after} />
    </section>
  );
}
