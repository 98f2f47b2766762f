import { type Calibration, winChance } from '../evaluation/win-chance.ts';
import { FEATURES, listFeatures, MOST_FEATURES } from '../net/features.ts';
import { listOutputRows, MOST_OUTPUT_ROWS, OUTPUT_ROWS } from '../net/output-rows.ts';
import { FEATURE_SYMMETRIES } from './feature-symmetries.ts';
import { AT_LEAST, AT_MOST, EXACTLY, outcomeOf, SAMPLE_WORDS, scoreOf, sideToMove, WIN } from './sample.ts';
import { SampleView } from './sample-view.ts';
import { scattered } from './shuffle.ts';
import { CHUNK, layoutFor, parameterCount, type TrainingLayout } from './training-memory.ts';

/** What `kernel/trainer.ts` exports; places in memory, and offsets from parameters, are counted in bytes. */
export interface TrainerKernel {
  setUpNet(hidden: number, features: number, outputRows: number, parameters: number, others: number): void;
  setUpThread(gradients: number, units: number, rows: number, mostFeatures: number): void;
  setUpSamples(features: number, ends: number, outputRows: number, outputEnds: number, targets: number): void;
  setUpOptimizer(
    meanOffset: number,
    squareOffset: number,
    gradientOffset: number,
    threads: number,
    gradientBytes: number,
    decay: number,
  ): void;
  learn(count: number, share: number): number;
  measure(count: number): number;
  update(from: number, to: number, most: number, rate: number, meanScale: number, squareScale: number): void;
}

/** Targets that are bounds lie so far beyond others: lower bounds above, upper bounds below. */
const BOUND = 4;

/** How likely who is to move is to win: lambda of the result if there is one, and of what a search found the rest. */
export function targetOf(samples: Int32Array, at: number, lambda: number, calibration: Calibration): number {
  const found = winChance(scoreOf(samples, at), calibration);
  const outcome = outcomeOf(samples, at);
  if (outcome === EXACTLY) return found;
  if (outcome === AT_LEAST) return found + BOUND;
  if (outcome === AT_MOST) return found - BOUND;
  return lambda * (outcome / WIN) + (1 - lambda) * found;
}

/** Within these bounds 16 bits hold the sum of any features, and 8 bits a weight of the output. */
const MOST_WEIGHT = 1.98;
const MOST_OUTPUT = 127 / 64;
/** Weight decay: how fast weights fade that nothing holds up: without that a net learns few games by heart. */
export const DECAY = 0.1;

/** Samples to learn from, or to be measured by: a batch, or the part of one that a thread has. */
export interface Batch {
  readonly samples: Int32Array;
  /** For each sample, how likely who is to move is to win. */
  readonly targets: Float32Array;
  /** The numbers of the samples, in the order in which they come. */
  readonly order: Uint32Array;
  readonly from: number;
  readonly to: number;
  /** Augmentation: the seed that decides how the board is turned for each sample; undefined for as it is. */
  readonly augmentation: number | undefined;
}

/** One thread of training: an instance of the kernel, and its part of the memory. */
export class Trainer {
  private readonly kernel: TrainerKernel;
  private readonly layout: TrainingLayout;
  private readonly thread: number;
  private readonly features: Uint16Array;
  private readonly ends: Uint32Array;
  private readonly outputRows: Uint16Array;
  private readonly outputEnds: Uint32Array;
  private readonly targets: Float32Array;
  private readonly view: SampleView = new SampleView();

  constructor(kernel: TrainerKernel, buffer: ArrayBufferLike, shape: TrainerShape) {
    const layout = layoutFor(shape.hidden, shape.threads);
    const { parameters, gradients, parameterBytes, others, means, squares, inWork } = layout;
    const work = layout.work + shape.thread * layout.workBytes;
    this.kernel = kernel;
    this.layout = layout;
    this.thread = shape.thread;
    this.features = new Uint16Array(buffer, work + inWork.features, CHUNK * MOST_FEATURES);
    this.ends = new Uint32Array(buffer, work + inWork.ends, CHUNK);
    this.outputRows = new Uint16Array(buffer, work + inWork.outputRows, CHUNK * MOST_OUTPUT_ROWS);
    this.outputEnds = new Uint32Array(buffer, work + inWork.outputEnds, CHUNK);
    this.targets = new Float32Array(buffer, work + inWork.targets, CHUNK);
    const ownGradients = gradients + shape.thread * parameterBytes;
    kernel.setUpNet(shape.hidden, FEATURES, OUTPUT_ROWS, parameters, others);
    kernel.setUpThread(ownGradients, work, work + inWork.rows, MOST_FEATURES);
    kernel.setUpSamples(
      work + inWork.features,
      work + inWork.ends,
      work + inWork.outputRows,
      work + inWork.outputEnds,
      work + inWork.targets,
    );
    kernel.setUpOptimizer(
      means - parameters,
      squares - parameters,
      gradients - parameters,
      shape.threads,
      parameterBytes,
      DECAY,
    );
  }

  /** Adds up the gradients of a part of a batch of `size` samples, and gives the sum of their squared errors. */
  learn(part: Batch, size: number): number {
    return this.inChunks(part, (count) => this.kernel.learn(count, 1 / size));
  }

  /** The sum of the squared errors. */
  measure(batch: Batch): number {
    return this.inChunks(batch, (count) => this.kernel.measure(count));
  }

  /** Moves this thread's part of the parameters against the gradients of all threads, for the `step`th time from 1. */
  update(step: number, rate: number): void {
    const { hidden, threads, parameters, parameterBytes } = this.layout;
    const end = (n: number): number => Math.floor((parameterCount(hidden) * n) / threads / 4) * 4;
    const outputs = (FEATURES + 1) * hidden;
    const outputBias = outputs + OUTPUT_ROWS * 2 * hidden;
    const from = end(this.thread);
    const to = end(this.thread + 1);
    const bounds = [
      [0, outputs, MOST_WEIGHT],
      [outputs, outputBias, MOST_OUTPUT],
      [outputBias, parameterBytes / 4, Number.POSITIVE_INFINITY],
    ] as const;
    for (const [begin, stop, most] of bounds)
      if (Math.max(from, begin) < Math.min(to, stop))
        this.kernel.update(
          parameters + 4 * Math.max(from, begin),
          parameters + 4 * Math.min(to, stop),
          most,
          rate,
          1 / (1 - 0.9 ** step),
          1 / (1 - 0.999 ** step),
        );
  }

  private inChunks(batch: Batch, run: (count: number) => number): number {
    let loss = 0;
    for (let from = batch.from; from < batch.to; from += CHUNK) {
      const count = Math.min(CHUNK, batch.to - from);
      this.fill(batch, from, count);
      loss += run(count);
    }
    return loss;
  }

  private fill({ samples, targets, order, augmentation }: Batch, from: number, count: number): void {
    const { view, features, outputRows } = this;
    let end = 0;
    let outputEnd = 0;
    for (let n = 0; n < count; n++) {
      const sample = order[from + n]!;
      const at = sample * SAMPLE_WORDS;
      const begin = end;
      view.read(samples, at);
      const side = sideToMove(samples, at);
      end = listFeatures(view, side, features, begin);
      outputEnd = listOutputRows(view, side, 0, outputRows, outputEnd);
      if (augmentation !== undefined) {
        const turned = FEATURE_SYMMETRIES[scattered(sample, augmentation) & 7]!;
        for (let place = begin; place < end; place++) features[place] = turned[features[place]!]!;
      }
      this.ends[n] = end;
      this.outputEnds[n] = outputEnd;
      this.targets[n] = targets[sample]!;
    }
  }
}

/** How many hidden units the net has, and which thread of how many this is. */
export interface TrainerShape {
  readonly hidden: number;
  readonly threads: number;
  readonly thread: number;
}
