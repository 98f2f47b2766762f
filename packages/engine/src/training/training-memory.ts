import { FEATURES, MOST_FEATURES, OTHER_PERSPECTIVE } from '../net/features.ts';
import { HIDDEN_STEP } from '../net/net.ts';
import { MOST_OUTPUT_ROWS, OUTPUT_ROWS } from '../net/output-rows.ts';

/** How many samples are handed to the kernel at once. */
export const CHUNK = 256;

const PAGE = 1 << 16;
const FLOAT = 4;

/** Where everything that threads share lies in the memory of the kernel, in bytes. */
export interface TrainingLayout {
  readonly hidden: number;
  readonly threads: number;
  readonly others: number;
  readonly parameters: number;
  readonly means: number;
  readonly squares: number;
  /** The gradients of the first thread; those of the others follow. */
  readonly gradients: number;
  /** Bytes of all parameters, and so of their gradients, means and squares. */
  readonly parameterBytes: number;
  /** Where the part of each thread begins, and where things lie in it. */
  readonly work: number;
  readonly workBytes: number;
  readonly inWork: {
    readonly rows: number;
    readonly features: number;
    readonly ends: number;
    readonly outputRows: number;
    readonly outputEnds: number;
    readonly targets: number;
  };
  readonly pages: number;
}

/** How many parameters a net has: weights of features, biases, output rows, the bias of the output, filled up to a vector. */
export const parameterCount = (hidden: number): number => (FEATURES + 1 + 2 * OUTPUT_ROWS) * hidden + 4;

/** Lays out the memory for so many hidden units and threads. */
export function layoutFor(hidden: number, threads: number): TrainingLayout {
  if (hidden % HIDDEN_STEP !== 0) throw new Error(`${hidden} is no multiple of ${HIDDEN_STEP}`);
  const parameterBytes = aligned(parameterCount(hidden) * FLOAT);
  const others = 1024;
  const parameters = aligned(others + FEATURES * 2);
  const means = parameters + parameterBytes;
  const squares = means + parameterBytes;
  const gradients = squares + parameterBytes;
  const work = gradients + threads * parameterBytes;
  // Hidden units, the weights of the output for a sample, and their gradients, of both perspectives each.
  const rows = aligned(3 * 2 * hidden * FLOAT);
  const features = aligned(rows + 2 * MOST_FEATURES * 4);
  const ends = aligned(features + CHUNK * MOST_FEATURES * 2);
  const outputRows = aligned(ends + CHUNK * 4);
  const outputEnds = aligned(outputRows + CHUNK * MOST_OUTPUT_ROWS * 2);
  const targets = aligned(outputEnds + CHUNK * 4);
  const workBytes = aligned(targets + CHUNK * FLOAT);
  const pages = Math.ceil((work + threads * workBytes) / PAGE);
  const inWork = { rows, features, ends, outputRows, outputEnds, targets };
  return {
    hidden,
    threads,
    others,
    parameters,
    means,
    squares,
    gradients,
    parameterBytes,
    work,
    workBytes,
    inWork,
    pages,
  };
}

/** Writes what the kernel looks up. */
export function fillTables({ others }: TrainingLayout, buffer: ArrayBufferLike): void {
  new Uint16Array(buffer, others, FEATURES).set(OTHER_PERSPECTIVE);
}

/** Parameters, their means and their squares. */
export function stateIn(layout: TrainingLayout, buffer: ArrayBufferLike): TrainingState {
  const view = (at: number): Float32Array => new Float32Array(buffer, at, parameterCount(layout.hidden));
  return {
    parameters: view(layout.parameters),
    means: view(layout.means),
    squares: view(layout.squares),
  };
}

/** Everything that training changes; it goes on from there. */
export interface TrainingState {
  readonly parameters: Float32Array;
  readonly means: Float32Array;
  readonly squares: Float32Array;
}

const aligned = (at: number): number => Math.ceil(at / 64) * 64;
