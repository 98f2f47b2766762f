import type { Kernel } from '../net/kernel.ts';
import { FEATURE_SYMMETRIES } from './feature-symmetries.ts';
import { listSampleFeatures } from './sample.ts';

const AS_IT_IS = FEATURE_SYMMETRIES[0]!;

/** The static evaluation of a sample by a net, for the side to move. */
export function evaluateSample(samples: Int32Array, at: number, kernel: Kernel): number {
  const count = listSampleFeatures(samples, at, AS_IT_IS, kernel.added, 0);
  return kernel.evaluate(0, 1, count, 0, 0);
}
