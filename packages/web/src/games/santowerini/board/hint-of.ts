import { formatTurn, inProgress, type State, type Step, turnFrom } from '@thera/santowerini';
import type { Hint } from '../../game-client.ts';
import { traceOf } from './standing-scene.ts';

/** What the computer would play, in notation and as a trace on the board. */
export function hintOf(state: State, steps: readonly Step[]): Hint<Step> {
  const turn = turnFrom(state, steps);
  if (!turn.ok) return { steps, text: '' };
  const trace = traceOf(inProgress(state, steps).happened);
  return {
    steps,
    text: formatTurn(state, turn.value),
    ...(trace === undefined ? {} : { trace: { ...trace, isHint: true } }),
  };
}
