/** How many pairs of games brought 0, ½, 1, 1½ and 2 points. The two games of a pair begin alike, so they are one trial. */
export type PairCounts = readonly [number, number, number, number, number];

export const NO_PAIRS: PairCounts = [0, 0, 0, 0, 0];

/** The counts with one more pair, of so many points. */
export function withPair(counts: PairCounts, points: number): PairCounts {
  const [a, b, c, d, e] = counts.map((count, n) => (n === points * 2 ? count + 1 : count));
  return [a!, b!, c!, d!, e!];
}

/** What a number of pairs says: how many there are, the mean score of a game, and how much pairs differ from it. */
export interface Spread {
  readonly pairs: number;
  /** From 0 to 1. */
  readonly mean: number;
  readonly variance: number;
}

/** Something that happened never is still possible. */
const UNSEEN = 1e-3;

export function spreadOf(counts: PairCounts): Spread {
  const weights = counts.map((count) => Math.max(count, UNSEEN));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const average = (value: (score: number) => number): number =>
    weights.reduce((sum, weight, n) => sum + weight * value(n / 4), 0) / all;
  const mean = average((score) => score);
  return {
    pairs: counts.reduce((sum, count) => sum + count, 0),
    mean,
    variance: average((score) => (score - mean) ** 2),
  };
}
