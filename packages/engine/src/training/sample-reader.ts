import { fault, ok, type Result } from '@thera/table';
import { FIRST_SAMPLE_WORDS, isSample, SAMPLE_WORDS, sealOf, updateSample } from './sample.ts';
import type { SampleHead } from './sample-head.ts';
import { isSealed, MOST_SAMPLES_AT_ONCE } from './sample-seal.ts';

/** Reads what follows the head of a file, a slice of it at a time, so that no file has to fit into memory. */
export class SampleReader {
  private readonly head: SampleHead;
  private rest: Uint8Array = new Uint8Array();
  private count = 0;

  constructor(head: SampleHead) {
    this.head = head;
  }

  /** Bytes that were taken and are no whole game so far. */
  get surplus(): number {
    return this.rest.length;
  }

  /** The samples of games that are whole with these bytes; a fault's place is the number of a sample. */
  take(bytes: Uint8Array): Result<Int32Array, 'bad-sample'> {
    const all = new Uint8Array(this.rest.length + bytes.length);
    all.set(this.rest);
    all.set(bytes, this.rest.length);
    const read = samplesFrom(this.head, all);
    const samples = this.head.source === undefined ? uptoNonsense(read) : wholeGames(read);
    const found = samples.length / SAMPLE_WORDS;
    this.count += found;
    this.rest = all.slice(found * this.head.bytes);
    return this.rest.length > this.mostSurplus ? fault('bad-sample', String(this.count)) : ok(samples);
  }

  /** Games are written at once, so whoever is stopped leaves less than the longest; the first version had no seals. */
  private get mostSurplus(): number {
    const { source, bytes } = this.head;
    return source === undefined ? bytes - 1 : MOST_SAMPLES_AT_ONCE * bytes;
  }
}

/** The samples in bytes of a file with such a head, as today's version has them; half a sample at the end is left out. */
export function samplesFrom(head: SampleHead, bytes: Uint8Array): Int32Array {
  const count = Math.floor(bytes.length / head.bytes);
  // Copied, for only what begins at a multiple of four can be read as integers.
  const words = new Int32Array(bytes.slice(0, count * head.bytes).buffer);
  if (head.source !== undefined) return words;
  const samples = new Int32Array(count * SAMPLE_WORDS);
  for (let n = 0; n < count; n++) updateSample(words, n * FIRST_SAMPLE_WORDS, samples, n * SAMPLE_WORDS);
  return samples;
}

function uptoNonsense(samples: Int32Array): Int32Array {
  let end = 0;
  while (end < samples.length && isSample(samples, end)) end += SAMPLE_WORDS;
  return samples.subarray(0, end);
}

/** The samples up to the last seal before anything that makes no sense. */
function wholeGames(samples: Int32Array): Int32Array {
  let end = 0;
  for (let at = 0; at < samples.length && isSample(samples, at); at += SAMPLE_WORDS) {
    if (sealOf(samples, at) === 0) continue;
    if (!isSealed(samples.subarray(end, at + SAMPLE_WORDS))) break;
    end = at + SAMPLE_WORDS;
  }
  return samples.subarray(0, end);
}
