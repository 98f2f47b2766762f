import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fault, ok, type Result } from '@thera/table';
import type { OptionName, UsageError } from '@thera/texts';

type NumberName =
  | 'positions'
  | 'nodes'
  | 'mortals'
  | 'disk'
  | 'piece'
  | 'threads'
  | 'hidden'
  | 'epochs'
  | 'batch'
  | 'buffer'
  | 'rate'
  | 'lambda'
  | 'tree'
  | 'games';

/** What training is told; every number has a usual value. */
export interface TrainOptions extends Readonly<Record<NumberName, number>> {
  readonly data: string;
  readonly net: string | undefined;
  readonly against: string | undefined;
  /** The net whose weights training begins with. */
  readonly from: string | undefined;
  readonly seed: number;
}

interface Range {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** What it is a multiple of; 0 for any number. */
  readonly step: number;
}

const range = (usual: number, least: number, most: number, step: number = 1): Range => ({
  usual,
  least,
  most,
  step,
});

const NUMBERS: Readonly<Record<NumberName, Range>> = {
  positions: range(3_000_000, 1, 1e9),
  nodes: range(3_000, 1, 1e9),
  mortals: range(30, 0, 100),
  disk: range(20_000, 1, 1e9),
  piece: range(250_000, 1, 1e7),
  threads: range(availableParallelism(), 1, 64),
  hidden: range(128, 32, 1024, 32),
  epochs: range(30, 1, 10_000),
  batch: range(16_384, 1, 1 << 20),
  buffer: range(4_000_000, 1, 1e8),
  rate: range(0.001, 1e-6, 1, 0),
  lambda: range(0.6, 0, 1, 0),
  tree: range(100, 0, 100),
  games: range(2_000, 2, 1e6, 2),
};

const NUMBER_NAMES = Object.keys(NUMBERS) as NumberName[];

/** The options that training has. */
export const TRAIN_OPTIONS: readonly OptionName[] = [
  'data',
  ...NUMBER_NAMES,
  'net',
  'against',
  'from',
  'seed',
];

/** Reads the options of training; a fault's place is what was typed. */
export function readTrainOptions(values: ReadonlyMap<OptionName, string>): Result<TrainOptions, UsageError> {
  const numbers: Partial<Record<NumberName, number>> = {};
  for (const name of NUMBER_NAMES) {
    const typed = values.get(name);
    const number = typed === undefined ? NUMBERS[name].usual : numberIn(typed, NUMBERS[name]);
    if (number === undefined) return fault('bad-value', `--${name} ${typed}`);
    numbers[name] = number;
  }
  const data = values.get('data') ?? 'training';
  if (data === '') return fault('bad-value', '--data');
  return ok({
    ...(numbers as Record<NumberName, number>),
    data,
    net: values.get('net'),
    against: values.get('against'),
    from: values.get('from'),
    seed: seedOf(values.get('seed') ?? 'thera'),
  });
}

function numberIn(typed: string, { least, most, step }: Range): number | undefined {
  if (!/^\d+(\.\d+)?(e-?\d+)?$/.test(typed)) return undefined;
  const number = Number(typed);
  const fits = number >= least && number <= most && (step === 0 || number % step === 0);
  return fits ? number : undefined;
}

/** A whole number of 31 bits for a text. */
function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readInt32LE() & 0x7fff_ffff;
}
