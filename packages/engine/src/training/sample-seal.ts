import { LONGEST_GAME } from './random-beginning.ts';
import { SAMPLE_WORDS, sealOf, setSeal } from './sample.ts';
import { MOST_NODES } from './tree-samples.ts';

/** A game and the way that it did not go are written at once, with the nodes of the searches for all of their turns. */
export const MOST_SAMPLES_AT_ONCE: number = 2 * LONGEST_GAME * (1 + MOST_NODES);

/** Seals the samples that are written at once, so that whoever reads them knows whether all of them are there. */
export function seal(samples: Int32Array): void {
  if (samples.length > 0) setSeal(samples, samples.length - SAMPLE_WORDS, sealFor(samples));
}

/** Whether samples up to one with a seal are as they were sealed. */
export function isSealed(samples: Int32Array): boolean {
  return sealOf(samples, samples.length - SAMPLE_WORDS) === sealFor(samples);
}

/** A number of 16 bits that depends on every bit but those of the seal; never 0. */
function sealFor(samples: Int32Array): number {
  const last = samples.length - 1;
  let mixed = 0x811c9dc5;
  for (let n = 0; n < last; n++) mixed = mix(mixed, samples[n]!);
  mixed = mix(mixed, samples[last]! & 0xffff);
  return (mixed ^ (mixed >>> 16)) & 0xffff || 1;
}

const mix = (mixed: number, word: number): number => {
  const next = Math.imul(mixed ^ word, 0x01000193);
  return next ^ (next >>> 15);
};
