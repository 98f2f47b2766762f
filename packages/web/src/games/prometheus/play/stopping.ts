import { type PrometheusAttempt, stepInWords, take } from '@thera/play/prometheus';
import type { Step } from '@thera/prometheus';
import type { PrometheusCtrl } from '../ctrl.tsx';

const STOPS: readonly Step['kind'][] = ['end', 'done', 'pass', 'stop'];

/** The step that says that nothing more is done. */
function stopIn({ following }: PrometheusAttempt): Step | undefined {
  const steps = following.map(({ step }) => step);
  return STOPS.map((kind) => steps.find((step) => step.kind === kind)).find((step) => step !== undefined);
}

/** Nothing more is done: the activation or the turn ends, or the seat passes. */
export function stop(attempt: PrometheusAttempt): PrometheusAttempt | undefined {
  const step = stopIn(attempt);
  const choice = attempt.following.find((one) => one.step === step);
  return choice === undefined ? undefined : take(attempt, choice);
}

/** What the button says that ends a decision. */
export function endLabel({ attempt, texts, voice }: PrometheusCtrl): string | undefined {
  if (attempt === undefined) return undefined;
  if (attempt.mayEnd) return texts.actions.confirm;
  const step = stopIn(attempt);
  if (step === undefined) return undefined;
  // What it gives is said above.
  return step.kind === 'stop' ? texts.actions.kinds.stop : stepInWords(attempt.now, step, voice);
}
