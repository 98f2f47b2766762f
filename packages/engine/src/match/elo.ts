import { type PairCounts, spreadOf } from './pair-counts.ts';

/** A difference in strength, and how far the truth may be from it, in 95 of 100 cases. */
export interface EloEstimate {
  readonly elo: number;
  readonly least: number;
  readonly most: number;
}

const DECIMAL = 400;
/** Half the width of the middle 95 % of a normal distribution. */
const SURE = 1.96;
/** A score that is closer to all or nothing says no more. */
const MARGIN = 1e-4;

/** The mean score of a game to expect from a difference in strength. */
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / DECIMAL));

/** The difference in strength that a mean score speaks of. */
export function eloOf(score: number): number {
  const inside = Math.min(1 - MARGIN, Math.max(MARGIN, score));
  return -DECIMAL * Math.log10(1 / inside - 1);
}

/** What pairs of games say about the difference between two players. */
export function estimateElo(counts: PairCounts): EloEstimate {
  const { pairs, mean, variance } = spreadOf(counts);
  const error = pairs === 0 ? 1 : SURE * Math.sqrt(variance / pairs);
  return { elo: pairs === 0 ? 0 : eloOf(mean), least: eloOf(mean - error), most: eloOf(mean + error) };
}
