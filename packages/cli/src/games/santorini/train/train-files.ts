import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  parseSampleHead,
  SAMPLE_BYTES,
  type SampleFileError,
  type SampleHead,
  SampleReader,
  type SampleSource,
} from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';

/** How the name of a file of samples ends. */
export const SAMPLE_ENDING = '.samples';

/** What `--disk` counts in. */
export const MEGABYTE = 1_000_000;

/** So much of a file is read at once. */
const SLICE_BYTES = 1 << 22;

/** The files of samples in a folder, by name; none if there is no such folder. */
export function sampleFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(SAMPLE_ENDING))
    .sort()
    .map((name) => join(folder, name));
}

/** The nets in a folder: the best so far, and the one that has to show that it is better. */
export const bestOf = (folder: string): string => join(folder, 'best.net');
export const candidateOf = (folder: string): string => join(folder, 'candidate.net');

/** How many samples there are in a folder, and how many bytes they take. */
export interface Stock {
  readonly positions: number;
  readonly bytes: number;
}

/** What there is in a folder, as the heads and sizes of its files tell; a fault's place is the file. */
export function stockOf(folder: string): Result<Stock, SampleFileError> {
  let positions = 0;
  let bytes = 0;
  for (const path of sampleFiles(folder)) {
    const head = headOf(path);
    if (!head.ok) return fault(head.error, path);
    const { size } = statSync(path);
    positions += Math.floor(size / head.value.bytes) - 1;
    bytes += size;
  }
  return ok({ positions, bytes });
}

/** The head of a file. */
export function headOf(path: string): Result<SampleHead, SampleFileError> {
  return withFile(path, readHead);
}

/** What is known of a file when it has been read. */
export interface FileRead {
  readonly head: SampleHead;
  /** Bytes at the end that are no whole game. */
  readonly surplus: number;
}

/** Reads a file of any size, and hands over its samples some at a time. */
export function readSamples(
  path: string,
  visit: (samples: Int32Array, source: SampleSource | undefined) => void,
): Result<FileRead, SampleFileError> {
  return withFile(path, (file) => {
    const head = readHead(file);
    if (!head.ok) return head;
    const { source, bytes } = head.value;
    const reader = new SampleReader(head.value);
    const slice = new Uint8Array(SLICE_BYTES);
    for (let at = bytes; ; ) {
      const length = readSync(file, slice, 0, slice.length, at);
      if (length === 0) return ok({ head: head.value, surplus: reader.surplus });
      const samples = reader.take(slice.subarray(0, length));
      if (!samples.ok) return samples;
      visit(samples.value, source);
      at += length;
    }
  });
}

function readHead(file: number): Result<SampleHead, SampleFileError> {
  const bytes = new Uint8Array(SAMPLE_BYTES);
  return parseSampleHead(bytes.subarray(0, readSync(file, bytes, 0, bytes.length, 0)));
}

function withFile<T>(path: string, use: (file: number) => T): T {
  const file = openSync(path, 'r');
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
}
