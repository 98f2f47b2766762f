import { HARDSHIPS } from './difficulty.ts';
import type { Island, State } from './island.ts';
import { ENDLESS } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import { waveOf } from './waves.ts';

/** How fast enemies come, after what difficulty and wave have changed. */
export interface Terms {
  readonly start: number;
  readonly interval: number;
  readonly cap: number;
}

const LEAST_CAP = 2;

export function termsOf({ setup, wave }: Pick<State | Island, 'setup' | 'wave'>): Terms {
  const hardship = HARDSHIPS[setup.difficulty];
  const scenario = scenarioOf(setup.scenario);
  const { interval, cap } = setup.scenario === ENDLESS ? waveOf(Math.max(1, wave)) : scenario;
  return {
    start: scenario.start + hardship.start,
    interval: Math.max(1, interval + hardship.interval),
    cap: Math.max(LEAST_CAP, cap + hardship.cap),
  };
}
