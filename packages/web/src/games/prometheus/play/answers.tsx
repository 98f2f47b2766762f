import { cardName, type PrometheusAttempt, stepInWords } from '@thera/play/prometheus';
import type { Step } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { Portrait } from '../signs/portrait.tsx';

interface AnswersProps {
  readonly ctrl: PrometheusCtrl;
  readonly attempt: PrometheusAttempt;
}

/** Answers that are neither on the maps nor in the bar: cards to discard, and a no. */
export function Answers({ ctrl, attempt }: AnswersProps): JSX.Element | null {
  const cards = attempt.following.flatMap(({ step }) => (step.kind === 'discard' ? [step.card] : []));
  const no = attempt.following.some(({ step }) => step.kind === 'no');
  if (cards.length === 0 && !no) return null;
  return (
    <div class="fight-answers">
      {cards.map((card) => (
        <button
          key={card}
          type="button"
          class="button"
          onClick={() => ctrl.deciding.answer((step) => step.kind === 'discard' && step.card === card)}
        >
          <Portrait card={card} />
          {cardName(card, ctrl.texts)}
        </button>
      ))}
      {no && (
        <button type="button" class="button" onClick={() => ctrl.deciding.answer(isNo)}>
          {stepInWords(attempt.view, { kind: 'no' }, ctrl.voice)}
        </button>
      )}
    </div>
  );
}

export const isNo = ({ kind }: Step): boolean => kind === 'no';
