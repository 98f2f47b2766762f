import { gameOf, isOfGame } from './sample.ts';
import { scattered } from './shuffle.ts';

/** One game in so many is kept for validation: nothing is learned from it. */
export const VALIDATION_ONE_IN = 50;

/** Whether the game of a sample is kept for validation. */
export function isForValidation(samples: Int32Array, at: number): boolean {
  return gameOf(samples, at) % VALIDATION_ONE_IN === 0;
}

/** Whether a sample is learned from, given how many percent of the nodes of searches are. */
export function isLearnedFrom(samples: Int32Array, at: number, tree: number): boolean {
  if (isForValidation(samples, at)) return false;
  return isOfGame(samples, at) || shareOf(samples, at) < tree;
}

/** Where board and workers put a sample, from 0 to 99: at the same place whenever it is read. */
function shareOf(samples: Int32Array, at: number): number {
  let mixed = 0;
  for (let word = 0; word < 6; word++) mixed = scattered(samples[at + word]!, mixed);
  return mixed % 100;
}
