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

/** Few pairs may happen to agree: how much they differ begins with as many imagined ones as this, which differ so much. */
const IMAGINED = { pairs: 2, variance: 1 / 16 };

export function spreadOf(counts: PairCounts): Spread {
  const pairs = counts.reduce((sum, count) => sum + count, 0);
  const total = (value: (score: number) => number): number =>
    counts.reduce((sum, count, n) => sum + count * value(n / 4), 0);
  const mean = pairs === 0 ? 0.5 : total((score) => score) / pairs;
  const squares = total((score) => (score - mean) ** 2) + IMAGINED.pairs * IMAGINED.variance;
  return { pairs, mean, variance: squares / (pairs + IMAGINED.pairs) };
}
