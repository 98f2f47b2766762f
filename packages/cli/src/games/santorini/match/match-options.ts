import { availableParallelism } from 'node:os';
import {
  type GoLimits,
  type MatchPowers,
  parseMatchPowers,
  parseSprt,
  type SprtQuestion,
} from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';
import type { OptionName, UsageError } from '@thera/texts';
import { numberOption } from '../engine/engine-number.ts';
import { type MatchPlayer, parsePlayer } from './match-player.ts';

/** What is to be played. */
export interface MatchPlan {
  readonly players: readonly [MatchPlayer, MatchPlayer];
  readonly pairs: number;
  readonly jobs: number;
  readonly limits: GoLimits;
  readonly powers: readonly MatchPowers[];
  readonly turns: number;
  readonly seed: string;
  readonly sprt: SprtQuestion | undefined;
  readonly save: string | undefined;
}

/** What limits a turn where nothing else is said, in milliseconds. */
const MOVETIME = 100;
const GAMES = 100;
const TURNS = 3;

/** Reads the options of a match. */
export function matchPlanOf(values: ReadonlyMap<OptionName, string>): Result<MatchPlan, UsageError> {
  const one = parsePlayer(values.get('a') ?? 'thera');
  if (!one.ok) return one;
  const other = parsePlayer(values.get('b') ?? 'thera');
  if (!other.ok) return other;
  const games = numberOption(values, 'games', 1_000_000);
  if (!games.ok) return games;
  const jobs = numberOption(values, 'jobs', 2 * availableParallelism());
  if (!jobs.ok) return jobs;
  const turns = numberOption(values, 'opening', 20);
  if (!turns.ok) return turns;
  const limits = limitsOf(values);
  if (!limits.ok) return limits;
  const typed = values.get('powers') ?? 'mortal';
  const powers = parseMatchPowers(typed);
  if (!powers.ok) return fault('bad-value', `--powers ${powers.at}`);
  const question = values.get('sprt');
  const sprt = question === undefined ? ok(undefined) : parseSprt(question);
  if (!sprt.ok) return fault('bad-value', `--sprt ${question}`);
  return ok({
    players: [one.value, other.value],
    pairs: Math.ceil((games.value ?? GAMES) / 2),
    jobs: jobs.value ?? 1,
    limits: limits.value,
    powers: powers.value,
    turns: turns.value ?? TURNS,
    seed: values.get('seed') ?? 'thera',
    sprt: sprt.value,
    save: values.get('save'),
  });
}

function limitsOf(values: ReadonlyMap<OptionName, string>): Result<GoLimits, UsageError> {
  const limits: { movetime?: number; nodes?: number; depth?: number } = {};
  for (const [name, most] of [
    ['movetime', 3_600_000],
    ['nodes', 9_999_999_999],
    ['depth', 200],
  ] as const) {
    const number = numberOption(values, name, most);
    if (!number.ok) return number;
    if (number.value !== undefined) limits[name] = number.value;
  }
  return ok(Object.keys(limits).length === 0 ? { movetime: MOVETIME } : limits);
}
