import { expect, test } from 'vitest';
import { formatDataset, parseDataset } from './dataset.ts';

const FILE = { name: 'games-1.samples', samples: 10, calibration: { scale: 90, surprise: 0.03 } };
const DATASET = { held: 100, files: [FILE] };

test('a dataset is read as it was written', () => {
  expect(parseDataset(formatDataset(DATASET))).toEqual({ ok: true, value: DATASET });
});

test.each([
  ['', 'nothing'],
  ['{', 'half of something'],
  ['null', 'null'],
  [JSON.stringify({ files: [FILE] }), 'no size of memory'],
  [JSON.stringify({ held: 0, files: [FILE] }), 'no memory'],
  [JSON.stringify({ held: 100, files: FILE }), 'no list'],
  [JSON.stringify({ held: 100, files: [{ ...FILE, name: 1 }] }), 'no name'],
  [JSON.stringify({ held: 100, files: [{ ...FILE, samples: 1.5 }] }), 'half a sample'],
  [JSON.stringify({ held: 100, files: [{ ...FILE, calibration: {} }] }), 'no scale'],
  [JSON.stringify({ held: 100, files: [{ ...FILE, calibration: { scale: 0, surprise: 0 } }] }), 'scale 0'],
  [JSON.stringify({ held: 100, files: [{ ...FILE, calibration: { scale: 9, surprise: 0.5 } }] }), 'chance'],
])('%s is refused: %s', (text) => {
  expect(parseDataset(text)).toEqual({ ok: false, error: 'bad-dataset' });
});
