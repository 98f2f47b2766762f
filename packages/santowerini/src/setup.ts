import { fault, ok, type Result } from '@thera/table';
import { isDay } from './day.ts';
import { DIFFICULTIES, type Difficulty } from './difficulty.ts';
import { ENDLESS, type PlaceCode, SCENARIO_CODES } from './scenario.ts';

/** What is agreed before a game. */
export interface Setup {
  readonly scenario: PlaceCode;
  readonly difficulty: Difficulty;
  /** Which try this is, from 1 on: only the first can earn “First!”. */
  readonly attempt: number;
  /** The day whose scenario this is, as 2026-11-17. */
  readonly day?: string;
}

export const SETUP_CODES = [
  'bad-setup',
  'no-such-scenario',
  'no-such-difficulty',
  'bad-attempt',
  'no-such-day',
] as const;
export type SetupCode = (typeof SETUP_CODES)[number];

const PLACES: readonly PlaceCode[] = [...SCENARIO_CODES, ENDLESS];
const MOST_ATTEMPTS = 999;

export function parseSetup(input: unknown): Result<Setup, SetupCode> {
  if (typeof input !== 'object' || input === null) return fault('bad-setup');
  const { scenario, difficulty, attempt = 1, day } = input as Readonly<Record<string, unknown>>;
  const place = PLACES.find((code) => code === scenario);
  if (place === undefined) return fault('no-such-scenario', 'scenario');
  const chosen = DIFFICULTIES.find((one) => one === difficulty);
  if (chosen === undefined) return fault('no-such-difficulty', 'difficulty');
  if (typeof attempt !== 'number' || !Number.isInteger(attempt) || attempt < 1 || attempt > MOST_ATTEMPTS)
    return fault('bad-attempt', 'attempt');
  const setup: Setup = { scenario: place, difficulty: chosen, attempt };
  if (day === undefined) return ok(setup);
  return typeof day === 'string' && isDay(day) ? ok({ ...setup, day }) : fault('no-such-day', 'day');
}
