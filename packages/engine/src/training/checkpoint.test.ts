import { expect, test } from 'vitest';
import { AS_MEANT } from '../evaluation/win-chance.ts';
import { formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
import { parameterCount } from './training-memory.ts';

const HIDDEN = 16;
const numbers = (from: number): Float32Array =>
  Float32Array.from({ length: parameterCount(HIDDEN) }, (_, n) => from + n / 7);
const CHECKPOINT = {
  hidden: HIDDEN,
  progress: { epochs: 3, rounds: 2, inRound: 5000, inEpoch: 25_000, steps: 70 },
  dataset: {
    held: 10_000,
    files: [
      {
        name: 'games-1.samples',
        samples: 123_456,
        calibrations: { mortals: { scale: 87.5, surprise: 0.03 }, powers: { scale: 99, surprise: 0 } },
      },
      { name: 'más.samples', samples: 0, calibrations: { mortals: AS_MEANT, powers: AS_MEANT } },
    ],
  },
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
  ['the version before', changed(1, 1), HIDDEN],
  ['a net of other features', changed(3, 1), HIDDEN],
  ['a wider net', BYTES, 32],
  ['a longer dataset', changed(9, 100_000), HIDDEN],
  ['half a dataset', changed(9, 20), HIDDEN],
  ['something else for a dataset', changed(16 + 3 * parameterCount(HIDDEN), 0), HIDDEN],
  ['numbers that are none', changed(30, 0x7fc00000), HIDDEN],
])('%s is refused', (_, bytes, hidden) => {
  expect(parseCheckpoint(bytes, hidden)).toEqual({ ok: false, error: 'bad-checkpoint' });
});
