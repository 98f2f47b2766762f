import { fault, ok, type Result } from '@thera/table';
import { FEATURES } from '../features.ts';
import { parameterCount, type TrainingState } from './training-memory.ts';

const MARK = 0x4b_48_43_54; // TCHK
const VERSION = 1;
const HEAD = 8; // words: mark, version, hidden units, facts, epochs, and three for later

/** Training after so many epochs. */
export interface Checkpoint extends TrainingState {
  readonly hidden: number;
  /** Epochs and steps that are done. */
  readonly epochs: number;
  readonly steps: number;
}

/** The bytes of a checkpoint: a head, then parameters, means and squares. */
export function formatCheckpoint(checkpoint: Checkpoint): Uint8Array {
  const { hidden, epochs, steps, parameters, means, squares } = checkpoint;
  const count = parameterCount(hidden);
  const words = new Int32Array(HEAD + 3 * count);
  words.set([MARK, VERSION, hidden, FEATURES, epochs, steps]);
  for (const [n, numbers] of [parameters, means, squares].entries())
    new Float32Array(words.buffer).set(numbers, HEAD + n * count);
  return new Uint8Array(words.buffer);
}

/** Reads a checkpoint of a net with so many hidden units. */
export function parseCheckpoint(bytes: Uint8Array, hidden: number): Result<Checkpoint, 'bad-checkpoint'> {
  const count = parameterCount(hidden);
  if (bytes.length !== 4 * (HEAD + 3 * count)) return fault('bad-checkpoint');
  const { buffer } = Uint8Array.from(bytes);
  const [mark, version, width, facts, epochs, steps] = new Int32Array(buffer, 0, HEAD);
  if (mark !== MARK || version !== VERSION || width !== hidden || facts !== FEATURES)
    return fault('bad-checkpoint');
  const [parameters, means, squares] = [0, 1, 2].map(
    (n) => new Float32Array(buffer, 4 * (HEAD + n * count), count),
  );
  if (![parameters!, means!, squares!].every((numbers) => numbers.every(Number.isFinite)))
    return fault('bad-checkpoint');
  return ok({
    hidden,
    epochs: epochs!,
    steps: steps!,
    parameters: parameters!,
    means: means!,
    squares: squares!,
  });
}
