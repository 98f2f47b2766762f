import { stepInWords } from '@thera/play/prometheus';
import { type CardId, isUnitCard, type Step } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { Portrait } from '../signs/portrait.tsx';

interface ChoiceSheetProps {
  readonly ctrl: PrometheusCtrl;
  readonly kind: Step['kind'];
  readonly close: () => void;
}

/** One of many steps of a kind: which card to search, whom to recall and where to, which dead cards pay. */
export function ChoiceSheet({ ctrl, kind, close }: ChoiceSheetProps): JSX.Element {
  const { attempt, deciding, voice } = ctrl;
  const steps = (attempt?.following ?? []).map(({ step }) => step).filter((step) => step.kind === kind);
  return (
    <ul class="choice-sheet">
      {steps.map((step) => (
        <li key={JSON.stringify(step)}>
          <button
            type="button"
            class="button"
            onClick={() => {
              close();
              deciding.answer((other) => other === step);
            }}
          >
            <StepCards step={step} />
            {stepInWords(attempt!.view, step, voice)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function StepCards({ step }: { readonly step: Step }): JSX.Element {
  return (
    <>
      {cardsOf(step).map((card, n) => (
        <Portrait key={n} card={card} />
      ))}
    </>
  );
}

function cardsOf(step: Step): readonly CardId[] {
  if (step.kind === 'search') return step.card === undefined ? [] : [step.card];
  if (step.kind === 'pay') return step.cards;
  return step.kind === 'recall' && isUnitCard(step.unit) ? [step.unit] : [];
}
