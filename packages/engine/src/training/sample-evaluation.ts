import { listFeatures } from '../net/features.ts';
import type { Kernel } from '../net/kernel.ts';
import { listOutputRows, MOST_OUTPUT_ROWS } from '../net/output-rows.ts';
import { sideToMove } from './sample.ts';
import { SampleView } from './sample-view.ts';

const view = new SampleView();
const outputRows = new Uint16Array(MOST_OUTPUT_ROWS);

/** The static evaluation of a sample by a net, for the side to move. */
export function evaluateSample(samples: Int32Array, at: number, kernel: Kernel): number {
  view.read(samples, at);
  const side = sideToMove(samples, at);
  const count = listFeatures(view, side, kernel.added);
  kernel.sumOutputs(0, outputRows, listOutputRows(view, side, 0, outputRows));
  return kernel.evaluate(0, 1, count, 0, 0);
}
