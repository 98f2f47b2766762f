import {
  isAdvised,
  type PrometheusAttempt,
  reactionIn,
  reactionInWords,
  stepInWords,
} from '@thera/play/prometheus';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { isNo } from './answers.tsx';

interface ReactionCardProps {
  readonly ctrl: PrometheusCtrl;
  readonly attempt: PrometheusAttempt;
}

/** So long does a question stay that can only be answered with no. */
const MOMENT = 1600;

/** A question in somebody else's activation, with what it costs and promises; the usual answer is the big button. */
export function ReactionCard({ ctrl, attempt }: ReactionCardProps): JSX.Element {
  const { texts, deciding, voice } = ctrl;
  const others = attempt.following.map(({ step }) => step).filter((step) => !isNo(step));
  const isIdle = others.length === 0;
  useEffect(() => {
    if (!isIdle) return;
    const timer = setTimeout(() => deciding.answer(isNo), MOMENT);
    return () => clearTimeout(timer);
  }, [attempt]);
  const reaction = reactionIn(attempt.view);
  const isBetter = reaction !== undefined && !isIdle && isAdvised(reaction);
  const lines = reaction === undefined ? [] : reactionInWords(reaction, voice).lines;
  return (
    <div class="reaction" data-idle={isIdle}>
      {lines.map((line) => (
        <p key={line} class="reaction-line">
          {line}
        </p>
      ))}
      {isIdle && <p class="reaction-line">{texts.reactions.answersItself}</p>}
      <div class="fight-answers">
        {others.map((step) => (
          <button
            key={JSON.stringify(step)}
            type="button"
            class={`button${isBetter ? ' primary' : ''}`}
            onClick={() => deciding.answer((other) => other === step)}
          >
            {stepInWords(attempt.view, step, voice)}
          </button>
        ))}
        <button
          type="button"
          class={`button${isBetter ? '' : ' primary'}`}
          onClick={() => deciding.answer(isNo)}
        >
          {stepInWords(attempt.view, { kind: 'no' }, voice)}
        </button>
      </div>
    </div>
  );
}
