import type { Calibrations } from '../evaluation/win-chance.ts';

/**
 * A net, quantised: features add up to the `hidden` units of the perspective to move and to as many of the other; each is
 * activated by SCReLU, which clamps it to 0…`ONE` and squares it, and the weighted sum of all is the output. Its weights are
 * the sum of some output rows (`output-rows.ts`).
 */
export interface Net {
  /** Hidden units of each perspective: a multiple of `WIDTH_STEP`, at most `MOST_WIDTH`. */
  readonly hidden: number;
  /** `hidden` weights for each feature, one feature after the other, at the scale of `ONE`. */
  readonly weights: Int16Array;
  /** What the hidden units are before any feature is added. */
  readonly bias: Int16Array;
  /**
   * For each output row `hidden` weights for the perspective to move, then as many for the other, at the scale of
   * `OUTPUT_ROW_ONE`.
   */
  readonly outputs: Int16Array;
  /** What the output is before anything is added, at the scale of `ONE * OUTPUT_ONE`. */
  readonly outputBias: number;
  readonly calibrations: Calibrations;
}

/** What stands for 1 among the hidden units, and among the weights of the output. */
export const ONE = 255;
export const OUTPUT_ONE = 64;
/** Output rows are finer than their sum, which is rounded once. */
const FINENESS = 16;
export const OUTPUT_ROW_ONE: number = OUTPUT_ONE * FINENESS;

/** Weights of the output lie within this on both sides of 0, so that a product with a hidden unit has 16 bits. */
export const MOST_OUTPUT = 127;
export const MOST_IN_OUTPUT_ROW: number = MOST_OUTPUT * FINENESS;

/** The hidden units fill whole pairs of 128-bit registers. */
export const HIDDEN_STEP = 16;
/** With more, sums of 32 bits could overflow. */
export const MOST_HIDDEN = 1024;

/** Turns a sum of squares times weights, at the scale of `ONE ** 2 * OUTPUT_ONE`, into a score: 400 for an output of 1. */
const DIVISOR = (ONE * ONE * OUTPUT_ONE) / 400;

/** The score that a sum of the output stands for, rounded towards 0. Exact: the sum is whole and below 2 ** 43. */
export const scoreOfSum = (sum: number): number => (sum / DIVISOR) | 0;

/** Whether a net may have so many hidden units. */
export const isHiddenCount = (hidden: number): boolean =>
  Number.isInteger(hidden) && hidden > 0 && hidden <= MOST_HIDDEN && hidden % HIDDEN_STEP === 0;

/** Writes the weights of the output that so many rows add up to. */
export function sumOutputRows(net: Net, rows: Uint16Array, count: number, sums: Int16Array): void {
  const length = 2 * net.hidden;
  for (let n = 0; n < length; n++) {
    let sum = 0;
    for (let row = 0; row < count; row++) sum += net.outputs[rows[row]! * length + n]!;
    sums[n] = Math.max(-MOST_OUTPUT, Math.min(MOST_OUTPUT, Math.round(sum / FINENESS)));
  }
}
