import { ok, type Result } from '@thera/table';
import { parseSampleHead, type SampleSource } from './sample-head.ts';
import { SampleReader } from './sample-reader.ts';

/** Why a file is not one of samples. */
export const SAMPLE_FILE_ERRORS = ['no-head', 'other-version', 'bad-sample'] as const;
export type SampleFileError = (typeof SAMPLE_FILE_ERRORS)[number];

/** What a file of samples holds. */
export interface SampleFile {
  readonly source: SampleSource | undefined;
  readonly samples: Int32Array;
  /** Bytes at the end that are no whole game: a writer was stopped in the middle. */
  readonly surplus: number;
}

/** Reads a file of samples; a fault's place is the number of the sample. */
export function parseSampleFile(bytes: Uint8Array): Result<SampleFile, SampleFileError> {
  const head = parseSampleHead(bytes);
  if (!head.ok) return head;
  const reader = new SampleReader(head.value);
  const samples = reader.take(bytes.subarray(head.value.bytes));
  if (!samples.ok) return samples;
  return ok({ source: head.value.source, samples: samples.value, surplus: reader.surplus });
}
