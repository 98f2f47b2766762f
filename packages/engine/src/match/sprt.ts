import { fault, ok, type Result } from '@thera/table';
import { scoreOf } from './elo.ts';
import { type PairCounts, spreadOf } from './pair-counts.ts';

/** A question that games are to answer: is the difference rather `elo1` or rather `elo0`? */
export interface SprtQuestion {
  readonly elo0: number;
  readonly elo1: number;
  /** How often it may say `elo1` where `elo0` is true, and the other way round. */
  readonly alpha: number;
  readonly beta: number;
}

/** How far the answer is. */
export interface SprtState {
  /** The logarithm of how much likelier the results are with `elo1`. */
  readonly ratio: number;
  readonly lower: number;
  readonly upper: number;
  /** Undefined as long as more games are needed. */
  readonly answer: 'elo0' | 'elo1' | undefined;
}

/** Too few pairs have a spread that means little. */
const FEWEST_PAIRS = 8;

/** Reads `elo0,elo1` or `elo0,elo1,alpha,beta`. */
export function parseSprt(text: string): Result<SprtQuestion, 'bad-value'> {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^-?\d{1,4}(\.\d{1,4})?$/.test(part))) return fault('bad-value', text);
  if (parts.length !== 2 && parts.length !== 4) return fault('bad-value', text);
  const [elo0 = 0, elo1 = 0, alpha = 0.05, beta = 0.05] = parts.map(Number);
  const isChance = (value: number): boolean => value > 0 && value < 0.5;
  return elo0 < elo1 && isChance(alpha) && isChance(beta)
    ? ok({ elo0, elo1, alpha, beta })
    : fault('bad-value', text);
}

/** What the results so far say: a sequential test of pairs, whose mean score is taken to be normally distributed. */
export function sprt(counts: PairCounts, { elo0, elo1, alpha, beta }: SprtQuestion): SprtState {
  const { pairs, mean, variance } = spreadOf(counts);
  const score0 = scoreOf(elo0);
  const score1 = scoreOf(elo1);
  const ratio = pairs === 0 ? 0 : (pairs * (score1 - score0) * (2 * mean - score0 - score1)) / (2 * variance);
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const answer =
    pairs < FEWEST_PAIRS ? undefined : ratio >= upper ? 'elo1' : ratio <= lower ? 'elo0' : undefined;
  return { ratio, lower, upper, answer };
}
