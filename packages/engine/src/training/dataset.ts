import { fault, ok, type Result } from '@thera/table';
import type { ByKind } from '../evaluation/win-chance.ts';

/** The samples of one file that are learned from, and how likely who has a score in it wins. */
export interface DatasetFile {
  readonly name: string;
  /** The first so many: a file may have grown since. */
  readonly samples: number;
  readonly calibrations: ByKind;
}

/** What a training learns from. It is laid down when training begins, so that it goes on with the same. */
export interface Dataset {
  /** How many samples are held in memory at once. */
  readonly held: number;
  readonly files: readonly DatasetFile[];
}

export function formatDataset(dataset: Dataset): string {
  return JSON.stringify(dataset);
}

/** Reads a dataset. */
export function parseDataset(text: string): Result<Dataset, 'bad-dataset'> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return fault('bad-dataset');
  }
  return isDataset(read) ? ok(read) : fault('bad-dataset');
}

function isDataset(read: unknown): read is Dataset {
  const { held, files } = partsOf(read);
  return isCount(held) && held > 0 && Array.isArray(files) && files.every(isDatasetFile);
}

function isDatasetFile(read: unknown): boolean {
  const { name, samples, calibrations } = partsOf(read);
  const { mortals, powers } = partsOf(calibrations);
  return typeof name === 'string' && isCount(samples) && [mortals, powers].every(isCalibration);
}

function isCalibration(read: unknown): boolean {
  const { scale, surprise } = partsOf(read);
  return (
    typeof scale === 'number' && scale > 0 && typeof surprise === 'number' && surprise >= 0 && surprise < 0.5
  );
}

const isCount = (read: unknown): read is number => Number.isSafeInteger(read) && Number(read) >= 0;

function partsOf(read: unknown): Readonly<Record<string, unknown>> {
  return typeof read === 'object' && read !== null ? { ...read } : {};
}
