import { fault, ok, type Result } from '@thera/table';
import { isSample, SAMPLE_WORDS } from './sample.ts';

/** A file of samples is a head of the size of one sample, and samples. */
const MARK = 0x4d_41_53_54; // TSAM
const VERSION = 1;

/** How many bytes a sample has, and so the head of a file. */
export const SAMPLE_BYTES: number = SAMPLE_WORDS * 4;

/** Why a file is not one of samples. */
export const SAMPLE_FILE_ERRORS = ['no-head', 'other-version', 'bad-sample'] as const;
export type SampleFileError = (typeof SAMPLE_FILE_ERRORS)[number];

/** What a file of samples holds. */
export interface SampleFile {
  /** Decides the games of the file, together with their numbers. */
  readonly seed: number;
  readonly samples: Int32Array;
  /** Bytes at the end that are no whole sample: a writer was stopped in the middle. */
  readonly surplus: number;
}

/** The head of a file whose games this seed decides. */
export function formatSampleHead(seed: number): Int32Array {
  const head = new Int32Array(SAMPLE_WORDS);
  head.set([MARK, VERSION, SAMPLE_WORDS, seed]);
  return head;
}

/** Reads a file of samples; a fault's place is the number of the sample. */
export function parseSampleFile(bytes: Uint8Array): Result<SampleFile, SampleFileError> {
  const whole = bytes.length - (bytes.length % SAMPLE_BYTES);
  // Copied, for only what begins at a multiple of four can be read as integers.
  const words = new Int32Array(whole / 4);
  new Uint8Array(words.buffer).set(bytes.subarray(0, whole));
  if (words.length === 0 || words[0] !== MARK) return fault('no-head');
  if (words[1] !== VERSION || words[2] !== SAMPLE_WORDS) return fault('other-version');
  const samples = words.subarray(SAMPLE_WORDS);
  for (let at = 0; at < samples.length; at += SAMPLE_WORDS)
    if (!isSample(samples, at)) return fault('bad-sample', String(at / SAMPLE_WORDS));
  return ok({ seed: words[3]!, samples, surplus: bytes.length - whole });
}
