import { HARDSHIPS } from './difficulty.ts';
import type { EnemyKind } from './enemy-kinds.ts';
import type { Island, State } from './island.ts';
import { ENDLESS } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import type { Setup } from './setup.ts';
import { waveOf } from './waves.ts';

/** Everybody who will come in a scenario, after what the difficulty has changed. */
export function reserveOf({ scenario, difficulty }: Setup): readonly EnemyKind[] {
  const { reserve } = scenarioOf(scenario);
  const change = HARDSHIPS[difficulty].reserve;
  return change < 0 ? reserve.slice(0, change) : [...reserve, ...reserve.slice(0, change)];
}

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
    start: Math.max(1, scenario.start + hardship.start),
    interval: Math.max(1, interval + hardship.interval),
    cap: Math.max(LEAST_CAP, cap + hardship.cap),
  };
}
