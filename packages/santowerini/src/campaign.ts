import { type Difficulty, HARDSHIPS } from './difficulty.ts';
import type { ScenarioCode } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import { BONUS_POINTS, BONUSES, type Bonus } from './score.ts';

export const LAST_LEVEL = 6;
export const MOST_ATTEMPTS = 3;

/** One try at a scenario that has ended. */
export interface Attempt {
  readonly scenario: ScenarioCode;
  /** The bonuses it earned; undefined if it was lost. */
  readonly won: readonly Bonus[] | undefined;
  readonly rounds: number;
}

/** Six levels in order, at each of which one chooses between two scenarios. */
export interface Campaign {
  readonly difficulty: Difficulty;
  /** Every try that has ended, in order. */
  readonly attempts: readonly Attempt[];
}

export const newCampaign = (difficulty: Difficulty): Campaign => ({ difficulty, attempts: [] });

const levelOf = ({ scenario }: Attempt): number => scenarioOf(scenario).level;

/** The tries at a level. */
export const attemptsAt = ({ attempts }: Campaign, level: number): readonly Attempt[] =>
  attempts.filter((attempt) => levelOf(attempt) === level);

/** Whether a level is behind one: won, or given up after the last try. */
export function isDone(campaign: Campaign, level: number): boolean {
  const tries = attemptsAt(campaign, level);
  return tries.length >= MOST_ATTEMPTS || tries.some(({ won }) => won !== undefined);
}

/** The level to be played now; undefined when the campaign is over. */
export function levelNow(campaign: Campaign): number | undefined {
  for (let level = 1; level <= LAST_LEVEL; level++) if (!isDone(campaign, level)) return level;
  return undefined;
}

/** Which try the next one is. */
export const nextAttempt = (campaign: Campaign): number => {
  const level = levelNow(campaign);
  return level === undefined ? 0 : attemptsAt(campaign, level).length + 1;
};

/** The campaign after a try; undefined if the try cannot follow. */
export function withAttempt(campaign: Campaign, attempt: Attempt): Campaign | undefined {
  const tries = attemptsAt(campaign, levelOf(attempt)).length;
  const isFirst = attempt.won?.includes('first') === true;
  if (levelOf(attempt) !== levelNow(campaign) || (isFirst && tries > 0)) return undefined;
  return { ...campaign, attempts: [...campaign.attempts, attempt] };
}

export const pointsOf = (attempt: Attempt): number =>
  attempt.won === undefined ? 0 : levelOf(attempt) + BONUS_POINTS * attempt.won.length;

/** What a level has brought so far. */
export const pointsAt = (campaign: Campaign, level: number): number =>
  attemptsAt(campaign, level).reduce((sum, attempt) => sum + pointsOf(attempt), 0);

/** All points so far, the difficulty's included. A sum below nothing counts as nothing. */
export const totalOf = ({ difficulty, attempts }: Campaign): number =>
  Math.max(0, attempts.reduce((sum, attempt) => sum + pointsOf(attempt), 0) + HARDSHIPS[difficulty].points);

/** The most that the next try at a level can bring. */
export const mostPoints = (level: number, attempt: number): number =>
  level + BONUS_POINTS * (attempt === 1 ? BONUSES.length : BONUSES.length - 1);
