import { FEATURES } from '../net/features.ts';
import { gameOf } from './sample.ts';
import { scattered } from './trainer.ts';
import { parameterCount } from './training-memory.ts';

/** One game in so many is kept from learning, to check what was learned. */
export const CHECK_ONE_IN = 50;

/** Whether the game of a sample is one to check with. */
export function isForChecking(samples: Int32Array, at: number): boolean {
  return gameOf(samples, at) % CHECK_ONE_IN === 0;
}

/** Puts numbers in an order that a seed decides. */
export function shuffleInPlace(numbers: Uint32Array, seed: number): void {
  for (let last = numbers.length - 1; last > 0; last--) {
    const other = scattered(last, seed) % (last + 1);
    const moved = numbers[last]!;
    numbers[last] = numbers[other]!;
    numbers[other] = moved;
  }
}

/** Facts that are true at once, about. */
const USUAL_FACTS = 36;

/** Sets parameters to what training begins with, which a seed decides. */
export function initialise(parameters: Float32Array, hidden: number, seed: number): void {
  const outputs = (FEATURES + 1) * hidden;
  const outputBias = outputs + 2 * hidden;
  for (let n = 0; n < parameterCount(hidden); n++) {
    const most = n < outputs ? Math.sqrt(1 / USUAL_FACTS) : n < outputBias ? Math.sqrt(1 / hidden) / 2 : 0;
    parameters[n] = most * ((scattered(n, seed) / 2 ** 32) * 2 - 1);
  }
}
