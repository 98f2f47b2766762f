import { gameOf } from './sample.ts';

/** One game in so many is kept for validation: nothing is learned from it. */
export const VALIDATION_ONE_IN = 50;

/** Whether the game of a sample is kept for validation. */
export function isForValidation(samples: Int32Array, at: number): boolean {
  return gameOf(samples, at) % VALIDATION_ONE_IN === 0;
}
