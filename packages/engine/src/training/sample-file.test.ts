import { expect, test } from 'vitest';
import { trainingSamples } from '../../test/training-samples.ts';
import { SAMPLE_WORDS } from './sample.ts';
import { formatSampleHead, parseSampleFile, SAMPLE_BYTES } from './sample-file.ts';

const SAMPLES = trainingSamples(6, 'files');
const WORDS = Int32Array.from([...formatSampleHead(77), ...SAMPLES]);
const BYTES = new Uint8Array(WORDS.buffer);

function changed(word: number, value: number): Uint8Array {
  return new Uint8Array(WORDS.with(word, value).buffer);
}

test('samples are read as they were written', () => {
  expect(SAMPLES.length).toBeGreaterThan(10 * SAMPLE_WORDS);
  expect(parseSampleFile(BYTES)).toEqual({ ok: true, value: { seed: 77, samples: SAMPLES, surplus: 0 } });
});

test('samples are read wherever their bytes begin', () => {
  const shifted = new Uint8Array(BYTES.length + 3).subarray(3);
  shifted.set(BYTES);
  expect(parseSampleFile(shifted)).toEqual(parseSampleFile(BYTES));
});

test('of a file that was cut off anywhere, what is whole is read', () => {
  for (const lost of [1, 7, SAMPLE_BYTES - 1, SAMPLE_BYTES, SAMPLE_BYTES + 5]) {
    const read = parseSampleFile(BYTES.subarray(0, BYTES.length - lost));
    const samples = SAMPLES.subarray(0, SAMPLES.length - Math.ceil(lost / SAMPLE_BYTES) * SAMPLE_WORDS);
    const surplus = (SAMPLE_BYTES - (lost % SAMPLE_BYTES)) % SAMPLE_BYTES;
    expect(read, `${lost} bytes lost`).toEqual({ ok: true, value: { seed: 77, samples, surplus } });
  }
});

test.each([
  ['nothing', new Uint8Array(), 'no-head', undefined],
  ['half a head', BYTES.subarray(0, 40), 'no-head', undefined],
  ['something else', changed(0, 1), 'no-head', undefined],
  ['the next version', changed(1, 2), 'other-version', undefined],
  ['samples of another size', changed(2, 15), 'other-version', undefined],
  ['nonsense for the second sample', changed(2 * SAMPLE_WORDS, -1), 'bad-sample', '1'],
])('%s is refused', (_, bytes, error, at) => {
  expect(parseSampleFile(bytes)).toEqual({ ok: false, error, ...(at === undefined ? {} : { at }) });
});
