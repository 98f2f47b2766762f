import type { Calibrations } from '../evaluation/win-chance.ts';
import { MOST_FEATURES } from './features.ts';

/**
 * The arithmetic of one net. An accumulator holds the hidden units of both perspectives for one position, before they are
 * activated; accumulator 0 is the empty one, in which no feature is active.
 */
export interface Kernel {
  readonly calibrations: Calibrations;
  /** Where the features are written that a call of `evaluate` adds and removes. */
  readonly added: Uint16Array;
  readonly removed: Uint16Array;
  /**
   * Makes accumulator `to` of accumulator `from` and so many added and removed features, all from the perspective of the
   * side that thinks, and gives the score for the perspective to move: that of the others for odd buckets, that of the side
   * that thinks for even ones.
   */
  evaluate(from: number, to: number, added: number, removed: number, bucket: number): number;
  /** Sets the weights of the output in a bucket to the sum of so many output rows. */
  sumOutputs(bucket: number, rows: Uint16Array, count: number): void;
}

/** How many accumulators there are: those that positions share by hash, and the empty one. */
export const ACCUMULATORS: number = 1 + 512;

/** Room for the features of one list. */
export const LIST_LENGTH: number = MOST_FEATURES;
