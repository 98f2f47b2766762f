import { shuffleInPlace } from './shuffle.ts';

/** Samples that lie side by side in one of several files. */
export interface Stretch {
  readonly file: number;
  /** The number of its first sample in the file. */
  readonly from: number;
  readonly count: number;
}

/** The longest stretch: some hundred games, read at once. */
const LONGEST = 8192;
/** What is in memory at once comes from so many places at least, so that it is well mixed. */
const PLACES = 64;

/** How long stretches are where so many samples are held in memory. */
const lengthFor = (held: number): number => Math.max(1, Math.min(LONGEST, Math.floor(held / PLACES)));

/**
 * One epoch over files with so many samples each, in rounds of at most `held` samples. Every sample is in one stretch of one
 * round; which stretches come together, and when, a seed decides.
 */
export function roundsOf(
  lengths: readonly number[],
  held: number,
  seed: number,
): readonly (readonly Stretch[])[] {
  const length = lengthFor(held);
  const stretches = lengths.flatMap((samples, file) => cut(file, samples, length));
  const order = Uint32Array.from(stretches.keys());
  shuffleInPlace(order, seed);
  const rounds = Math.ceil(stretches.length / Math.floor(held / length));
  const begin = (round: number): number => Math.floor((stretches.length * round) / rounds);
  return Array.from({ length: rounds }, (_, round) =>
    Array.from(order.subarray(begin(round), begin(round + 1)), (n) => stretches[n]!),
  );
}

function cut(file: number, samples: number, length: number): readonly Stretch[] {
  return Array.from({ length: Math.ceil(samples / length) }, (_, n) => ({
    file,
    from: n * length,
    count: Math.min(length, samples - n * length),
  }));
}
