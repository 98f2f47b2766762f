import type { View } from '@thera/prometheus';
import type { PrometheusText } from '@thera/texts/prometheus';

/** Which part of a turn is being played: its start, an activation, another one, its end; undefined before the first. */
export function turnPart({ turn, activation }: View): keyof PrometheusText['terms']['parts'] | undefined {
  const { number, phase, activated, isSecondPaid } = turn;
  if (number === 0) return undefined;
  if (activation !== null) return activated.length > 1 ? 'second' : 'activation';
  return isSecondPaid || phase === 'between' ? 'second' : phase;
}
