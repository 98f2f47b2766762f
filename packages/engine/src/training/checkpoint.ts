import { fault, ok, type Result } from '@thera/table';
import { FEATURES } from '../net/features.ts';
import { type Dataset, formatDataset, parseDataset } from './dataset.ts';
import { parameterCount, type TrainingState } from './training-memory.ts';

const MARK = 0x4b_48_43_54; // TCHK
const VERSION = 2;
/** Words: mark, version, hidden units, features, the five of progress, letters of the dataset, and six for later. */
const HEAD = 16;

/** How far training is. */
export interface Progress {
  /** Epochs that are done, rounds of the next one, and samples of the round after these. */
  readonly epochs: number;
  readonly rounds: number;
  readonly inRound: number;
  /** All samples of the epoch that were learned from. */
  readonly inEpoch: number;
  /** How often the parameters were changed. */
  readonly steps: number;
}

/** Where training begins. */
export const BEGINNING: Progress = { epochs: 0, rounds: 0, inRound: 0, inEpoch: 0, steps: 0 };

/** Everything that training goes on from. */
export interface Checkpoint extends TrainingState {
  readonly hidden: number;
  readonly progress: Progress;
  readonly dataset: Dataset;
}

/** The bytes of a checkpoint: a head, then parameters, means and squares, then the dataset. */
export function formatCheckpoint(checkpoint: Checkpoint): Uint8Array {
  const { hidden, progress, dataset, parameters, means, squares } = checkpoint;
  const { epochs, rounds, inRound, inEpoch, steps } = progress;
  const count = parameterCount(hidden);
  const letters = lettersOf(formatDataset(dataset));
  const words = new Int32Array(HEAD + 3 * count + Math.ceil(letters.length / 2));
  words.set([MARK, VERSION, hidden, FEATURES, epochs, rounds, inRound, inEpoch, steps, letters.length]);
  for (const [n, numbers] of [parameters, means, squares].entries())
    new Float32Array(words.buffer).set(numbers, HEAD + n * count);
  new Uint16Array(words.buffer).set(letters, 2 * (HEAD + 3 * count));
  return new Uint8Array(words.buffer);
}

/** Reads a checkpoint of a net with so many hidden units. */
export function parseCheckpoint(bytes: Uint8Array, hidden: number): Result<Checkpoint, 'bad-checkpoint'> {
  const count = parameterCount(hidden);
  const toDataset = 4 * (HEAD + 3 * count);
  if (bytes.length < toDataset) return fault('bad-checkpoint');
  const { buffer } = Uint8Array.from(bytes);
  const [mark, version, units, features, epochs, rounds, inRound, inEpoch, steps, length] = new Int32Array(
    buffer,
    0,
    HEAD,
  );
  if (mark !== MARK || version !== VERSION || units !== hidden || features !== FEATURES)
    return fault('bad-checkpoint');
  if (bytes.length !== toDataset + 4 * Math.ceil(length! / 2)) return fault('bad-checkpoint');
  const [parameters, means, squares] = [0, 1, 2].map(
    (n) => new Float32Array(buffer, 4 * (HEAD + n * count), count),
  );
  if (![parameters!, means!, squares!].every((numbers) => numbers.every(Number.isFinite)))
    return fault('bad-checkpoint');
  const dataset = parseDataset(textOf(new Uint16Array(buffer, toDataset, length)));
  if (!dataset.ok) return fault('bad-checkpoint');
  return ok({
    hidden,
    progress: {
      epochs: epochs!,
      rounds: rounds!,
      inRound: inRound!,
      inEpoch: inEpoch!,
      steps: steps!,
    },
    dataset: dataset.value,
    parameters: parameters!,
    means: means!,
    squares: squares!,
  });
}

/** There is no encoder of text that is pure; 16 bits hold any letter. */
function lettersOf(text: string): Uint16Array {
  return Uint16Array.from({ length: text.length }, (_, n) => text.charCodeAt(n));
}

function textOf(letters: Uint16Array): string {
  return Array.from(letters, (letter) => String.fromCharCode(letter)).join('');
}
