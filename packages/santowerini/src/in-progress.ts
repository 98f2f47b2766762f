import { Island, type State } from './island.ts';
import type { Step } from './santowerini.ts';
import { buildOn } from './turn.ts';

/** The island after the steps that were chosen of a turn, before the enemies act. Only for steps that are possible. */
export function inProgress(state: State, steps: readonly Step[]): State {
  const island = new Island(state);
  for (const step of steps) {
    if (step.kind === 'move') island.happen({ kind: 'moved', from: step.from, to: step.to });
    else buildOn(island, step.on);
  }
  return island.state;
}
