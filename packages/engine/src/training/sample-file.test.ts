import { expect, test } from 'vitest';
import { trainingSamples } from '../../test/training-samples.ts';
import { FIRST_SAMPLE_WORDS, gameOf, SAMPLE_WORDS, scoreOf, sealOf } from './sample.ts';
import { cardAt } from './sample-cards.ts';
import { parseSampleFile } from './sample-file.ts';
import { formatSampleHead, parseSampleHead, SAMPLE_BYTES, type SampleSource } from './sample-head.ts';
import { SampleReader } from './sample-reader.ts';
import { MOST_SAMPLES_AT_ONCE } from './sample-seal.ts';

const SOURCE: SampleSource = { seed: 77, generation: 0xdead_beef, nodes: 5_000, thread: 3 };
const SAMPLES = trainingSamples(30, 'files');
const WORDS = Int32Array.from([...formatSampleHead(SOURCE, 1), ...SAMPLES]);
const BYTES = new Uint8Array(WORDS.buffer);

/** Where each game ends, in bytes of the file. */
const ENDS = [...Array(SAMPLES.length / SAMPLE_WORDS).keys()]
  .filter((n) => sealOf(SAMPLES, n * SAMPLE_WORDS) !== 0)
  .map((n) => (n + 2) * SAMPLE_BYTES);

function changed(word: number, value: number): Uint8Array {
  return new Uint8Array(WORDS.with(word, value).buffer);
}

/** The same samples as the first version had them. */
function firstVersion(): Int32Array {
  const head = [WORDS[0]!, 1, FIRST_SAMPLE_WORDS, 77, ...Array<number>(12).fill(0)];
  const samples: number[] = [];
  for (let at = 0; at < SAMPLES.length; at += SAMPLE_WORDS)
    samples.push(...SAMPLES.subarray(at, at + FIRST_SAMPLE_WORDS));
  return Int32Array.from([...head, ...samples]);
}

test('samples are read as they were written', () => {
  expect(ENDS.length).toBeGreaterThan(10);
  const value = { source: SOURCE, samples: SAMPLES, surplus: 0 };
  expect(parseSampleFile(BYTES)).toEqual({ ok: true, value });
});

test('samples are read wherever their bytes begin', () => {
  const shifted = new Uint8Array(BYTES.length + 3).subarray(3);
  shifted.set(BYTES);
  expect(parseSampleFile(shifted)).toEqual(parseSampleFile(BYTES));
});

test('of a file that was cut off anywhere, the games that are whole are read', () => {
  for (let length = SAMPLE_BYTES; length <= BYTES.length; length += 37) {
    const whole = ENDS.findLast((end) => end <= length) ?? SAMPLE_BYTES;
    const samples = SAMPLES.subarray(0, whole / 4 - SAMPLE_WORDS);
    const value = { source: SOURCE, samples, surplus: length - whole };
    expect(parseSampleFile(BYTES.subarray(0, length)), `${length} bytes`).toEqual({ ok: true, value });
  }
});

test('a last game in which anything is not as it was written is cut off', () => {
  const begin = ENDS.at(-2)! / 4;
  for (let word = begin; word < WORDS.length; word++) {
    const read = parseSampleFile(changed(word, 0));
    const isSame = WORDS[word] === 0;
    expect(read, `word ${word}`).toMatchObject({
      ok: true,
      value: { surplus: isSame ? 0 : BYTES.length - 4 * begin },
    });
  }
});

test('a file can be read in slices of any size', () => {
  const head = parseSampleHead(BYTES);
  if (!head.ok) throw new Error(head.error);
  for (const size of [1_000, 4_096, 100_000]) {
    const reader = new SampleReader(head.value);
    const read: number[] = [];
    for (let from = SAMPLE_BYTES; from < BYTES.length; from += size) {
      const samples = reader.take(BYTES.subarray(from, from + size));
      if (!samples.ok) throw new Error(samples.error);
      for (const word of samples.value) read.push(word);
    }
    expect(Int32Array.from(read), `slices of ${size}`).toEqual(SAMPLES);
    expect(reader.surplus).toBe(0);
  }
});

test('the first version is read, and says nothing of what it does not know', () => {
  const old = firstVersion();
  const read = parseSampleFile(new Uint8Array(old.buffer, 0, old.byteLength - 10));
  if (!read.ok) throw new Error(read.error);
  const { source, samples, surplus } = read.value;
  expect({ source, surplus }).toEqual({ source: undefined, surplus: 4 * FIRST_SAMPLE_WORDS - 10 });
  expect(samples).toHaveLength(SAMPLES.length - SAMPLE_WORDS);
  for (let at = 0; at < samples.length; at += SAMPLE_WORDS) {
    expect([gameOf, scoreOf].map((of) => of(samples, at))).toEqual(
      [gameOf, scoreOf].map((of) => of(SAMPLES, at)),
    );
    expect(cardAt(samples, at, 0)).toMatchObject({ card: undefined, holder: 0, isOff: false });
  }
});

test('where more is broken than one game, the file is refused', () => {
  const nonsense = new Uint8Array(BYTES.length + MOST_SAMPLES_AT_ONCE * SAMPLE_BYTES + 1).fill(7);
  nonsense.set(BYTES);
  const at = String(SAMPLES.length / SAMPLE_WORDS);
  expect(parseSampleFile(nonsense)).toEqual({ ok: false, error: 'bad-sample', at });
});

test('nonsense in a file of the first version is refused', () => {
  const bytes = new Uint8Array(firstVersion().with(2 * FIRST_SAMPLE_WORDS, -1).buffer);
  expect(parseSampleFile(bytes)).toEqual({ ok: false, error: 'bad-sample', at: '1' });
});

test.each([
  ['nothing', new Uint8Array(), 'no-head'],
  ['half a head', BYTES.subarray(0, 72), 'no-head'],
  ['something else', changed(0, 1), 'no-head'],
  ['the next version', changed(1, 3), 'other-version'],
  ['samples of another size', changed(2, 15), 'other-version'],
  ['samples of the size of another version', changed(1, 1), 'other-version'],
])('%s is refused', (_, bytes, error) => {
  expect(parseSampleFile(bytes)).toEqual({ ok: false, error });
});
