import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import {
  formatSampleHead,
  parseSampleFile,
  SAMPLE_BYTES,
  type SampleFile,
  type SampleFileError,
} from '@thera/engine';
import { ok, type Result } from '@thera/table';

const ENDING = '.samples';

/** The files of samples in a folder, by name; none if there is no such folder. */
export function sampleFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .map((name) => join(folder, name));
}

/** The nets in a folder: the best so far, and the one that has to show that it is better. */
export const bestOf = (folder: string): string => join(folder, 'best.net');
export const candidateOf = (folder: string): string => join(folder, 'candidate.net');

/** The file that a thread of self-play writes to. */
export const sampleFileOf = (folder: string, thread: number): string =>
  join(folder, `games-${thread + 1}${ENDING}`);

/** What a file of samples holds. */
export function readSamples(path: string): Result<SampleFile, SampleFileError> {
  return parseSampleFile(readFileSync(path));
}

/** Makes a file ready to be written on: a new one gets its head, and of an old one half a sample is cut off. */
export function openSamples(path: string, folder: string, seed: number): Result<SampleFile, SampleFileError> {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path)) {
    appendFileSync(path, bytesOf(formatSampleHead(seed)));
    return ok({ seed, samples: new Int32Array(), surplus: 0 });
  }
  const file = readSamples(path);
  if (file.ok && file.value.surplus > 0) truncateSync(path, SAMPLE_BYTES + file.value.samples.byteLength);
  return file;
}

/** Adds the samples of a whole game, in one write. */
export function appendSamples(path: string, samples: Int32Array): void {
  appendFileSync(path, bytesOf(samples));
}

function bytesOf(words: Int32Array): Uint8Array {
  return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
}
