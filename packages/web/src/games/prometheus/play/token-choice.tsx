import type { PrometheusAttempt } from '@thera/play/prometheus';
import { FACES, type Face } from '@thera/prometheus';
import type { JSX } from 'preact/jsx-runtime';
import type { PrometheusCtrl } from '../ctrl.tsx';
import { TokenSign } from '../signs/token-sign.tsx';

interface TokenChoiceProps {
  readonly ctrl: PrometheusCtrl;
  readonly attempt: PrometheusAttempt;
}

/** Which face the next token has, how many are left, and a way to scatter the rest. */
export function TokenChoice({ ctrl, attempt }: TokenChoiceProps): JSX.Element {
  const { place } = ctrl.texts.draft;
  const labels: Readonly<Record<Face, string>> = { net: place.layNet, lure: place.layLure };
  const isLeft = (face: Face): boolean =>
    attempt.following.some(({ step }) => step.kind === 'token' && step.face === face);
  return (
    <fieldset class="token-choice">
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          class={`pill act-pill${ctrl.tokens.face.value === face ? ' is-now' : ''}`}
          aria-pressed={ctrl.tokens.face.value === face}
          disabled={!isLeft(face)}
          onClick={() => {
            ctrl.tokens.face.value = face;
          }}
        >
          <TokenSign face={face} />
          {labels[face]}
        </button>
      ))}
      <button
        type="button"
        class="button"
        disabled={attempt.following.length === 0}
        onClick={() => ctrl.tokens.scatter()}
      >
        {place.scatter}
      </button>
    </fieldset>
  );
}
