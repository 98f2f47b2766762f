import type { PrometheusAttempt } from '@thera/play/prometheus';
import type { Step } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import type { OpenSheet } from '../../game-client.ts';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { Portrait } from '../signs/portrait.tsx';

interface ManoeuvresProps {
  readonly ctrl: PrometheusCtrl;
  readonly attempt: PrometheusAttempt;
  readonly open: OpenSheet;
}

/** What cards pay for in one's turn, as far as it can be done now. */
const PAID: readonly Step['kind'][] = ['second', 'draw2', 'search', 'recall', 'pay'];
/** Of these one of many is chosen, on a sheet. */
const OF_MANY: readonly Step['kind'][] = ['search', 'recall', 'pay'];

export function Manoeuvres({ ctrl, attempt, open }: ManoeuvresProps): JSX.Element | null {
  const { picked, rivals } = ctrl.deciding;
  if (picked.value !== undefined || rivals.value.length > 0) return null;
  const kinds = PAID.filter((kind) => attempt.following.some(({ step }) => step.kind === kind));
  if (kinds.length === 0) return null;
  const { texts } = ctrl;
  return (
    <fieldset class="manoeuvres" aria-label={ctrl.text.manoeuvres}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          class="button manoeuvre"
          onClick={() => {
            if (OF_MANY.includes(kind)) open(kind);
            else ctrl.deciding.answer((step) => step.kind === kind);
          }}
        >
          {texts.actions.kinds[kind]}
          {kind !== 'pay' && (
            <span class="price">
              <Portrait card="artOfWar" /> 1
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
