import { type PrometheusAttempt, take } from '@thera/play/prometheus';

/** An attempt in which the tokens that are left lie somewhere. */
export function scattered(attempt: PrometheusAttempt): PrometheusAttempt {
  const tokens = attempt.following.filter(({ step }) => step.kind === 'token');
  const choice = tokens[Math.floor(Math.random() * tokens.length)];
  return choice === undefined ? attempt : scattered(take(attempt, choice));
}
