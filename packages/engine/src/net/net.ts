import type { Calibrations } from '../evaluation/win-chance.ts';

/**
 * A net, quantised: facts add up to `width` numbers as the team to move sees them and to as many as the other team does;
 * each is clamped to 0…`ONE` and squared, and the weighted sum of all is the output.
 */
export interface Net {
  /** Numbers per team: a multiple of `WIDTH_STEP`, at most `MOST_WIDTH`. */
  readonly width: number;
  /** `width` numbers for each fact, one fact after the other, at the scale of `ONE`. */
  readonly weights: Int16Array;
  /** What the numbers are before any fact is added. */
  readonly bias: Int16Array;
  /** `width` weights for the team to move, then as many for the other, at the scale of `OUTPUT_ONE`. */
  readonly outputs: Int16Array;
  /** What the output is before anything is added, at the scale of `ONE * OUTPUT_ONE`. */
  readonly outputBias: number;
  readonly calibrations: Calibrations;
}

/** What stands for 1 among the numbers, and among the weights of the output. */
export const ONE = 255;
export const OUTPUT_ONE = 64;

/** Weights of the output lie within this on both sides of 0, so that a product with a number has 16 bits. */
export const MOST_OUTPUT = 127;

/** The numbers fill whole pairs of 128-bit registers. */
export const WIDTH_STEP = 16;
/** With more, sums of 32 bits could overflow. */
export const MOST_WIDTH = 1024;

/** Turns a sum of squares times weights, at the scale of `ONE ** 2 * OUTPUT_ONE`, into a worth: 400 for an output of 1. */
const DIVISOR = (ONE * ONE * OUTPUT_ONE) / 400;

/** What a sum of the output is worth, rounded towards 0. Exact: the sum is whole and below 2 ** 43. */
export const worthOfSum = (sum: number): number => (sum / DIVISOR) | 0;

/** Whether a net may have this width. */
export const isWidth = (width: number): boolean =>
  Number.isInteger(width) && width > 0 && width <= MOST_WIDTH && width % WIDTH_STEP === 0;
