import type { Kernel } from '../net/kernel.ts';
import { FEATURE_SYMMETRIES } from './feature-symmetries.ts';
import { listSampleFeatures } from './sample.ts';

const AS_IT_IS = FEATURE_SYMMETRIES[0]!;

/** What a net thinks of a sample at first sight, for the team to move. */
export function sightOf(samples: Int32Array, at: number, kernel: Kernel): number {
  const count = listSampleFeatures(samples, at, AS_IT_IS, kernel.added, 0);
  return kernel.judge(0, 1, count, 0, 0);
}
