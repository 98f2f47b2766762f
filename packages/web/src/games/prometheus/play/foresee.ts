import { forecastsOf } from '@thera/play/prometheus';
import { whenIdle } from '../../../shell/when-idle.ts';
import { isForeseen } from './acts.ts';
import type { Option } from './option.ts';

/**
 * Chances take a moment to work out and are then known for good: those of every blow that could be dealt are worked out
 * while nobody waits, one after the other, until the function that is returned is called.
 */
export function foresee(options: readonly Option[]): () => void {
  const blows = options.filter(isForeseen);
  let isWanted = true;
  const next = (): void => {
    const blow = blows.pop();
    if (!isWanted || blow === undefined) return;
    forecastsOf(blow.before.now, blow.step);
    whenIdle(next);
  };
  whenIdle(next);
  return () => {
    isWanted = false;
  };
}
