import { sha256 } from '@thera/table';
import { dayNumber } from './day.ts';
import { SCENARIO_CODES, type ScenarioCode } from './scenario.ts';
import type { Setup } from './setup.ts';

/** The scenario of a day with its dice: the same for everybody. */
export interface Daily {
  readonly setup: Setup;
  readonly seed: string;
}

/** Twelve days bring every scenario once, in an order of their own. */
export function dailyOf(day: string): Daily {
  const number = dayNumber(day);
  const term = Math.floor(number / SCENARIO_CODES.length);
  const order = shuffledBy(`order:${term}`);
  const scenario = order[number - term * SCENARIO_CODES.length]!;
  return {
    setup: { scenario, difficulty: 'normal', attempt: 1, day },
    seed: sha256(`santowerini:${day}`),
  };
}

function shuffledBy(key: string): readonly ScenarioCode[] {
  return [...SCENARIO_CODES].sort((a, b) => (sha256(`${key}:${a}`) < sha256(`${key}:${b}`) ? -1 : 1));
}
