import { expect, test } from 'vitest';
import { formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
import { parameterCount } from './training-memory.ts';

const HIDDEN = 16;
const numbers = (from: number): Float32Array =>
  Float32Array.from({ length: parameterCount(HIDDEN) }, (_, n) => from + n / 7);
const CHECKPOINT = {
  hidden: HIDDEN,
  epochs: 3,
  steps: 70,
  parameters: numbers(0),
  means: numbers(1),
  squares: numbers(2),
};
const BYTES = formatCheckpoint(CHECKPOINT);

function changed(word: number, value: number): Uint8Array {
  return new Uint8Array(new Int32Array(BYTES.slice().buffer).with(word, value).buffer);
}

test('training goes on from where it was', () => {
  expect(parseCheckpoint(BYTES, HIDDEN)).toEqual({ ok: true, value: CHECKPOINT });
});

test.each([
  ['nothing', new Uint8Array(), HIDDEN],
  ['a part', BYTES.subarray(0, BYTES.length - 4), HIDDEN],
  ['something else', changed(0, 1), HIDDEN],
  ['the next version', changed(1, 2), HIDDEN],
  ['a net of other facts', changed(3, 1), HIDDEN],
  ['a wider net', BYTES, 32],
  ['numbers that are none', changed(20, 0x7fc00000), HIDDEN],
])('%s is refused', (_, bytes, hidden) => {
  expect(parseCheckpoint(bytes, hidden)).toEqual({ ok: false, error: 'bad-checkpoint' });
});
