import { expect, test } from 'vitest';
import { formatDataset, parseDataset } from './dataset.ts';

const MORTALS = { scale: 90, surprise: 0.03 };
const POWERS = { scale: 120, surprise: 0 };
const FILE = { name: 'games-1.samples', samples: 10, calibrations: { mortals: MORTALS, powers: POWERS } };
const fileWith = (calibrations: unknown): string =>
  JSON.stringify({ held: 100, files: [{ ...FILE, calibrations }] });
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
  [fileWith(MORTALS), 'no kinds of games'],
  [fileWith({ mortals: MORTALS }), 'no powers'],
  [fileWith({ mortals: MORTALS, powers: {} }), 'no scale'],
  [fileWith({ mortals: { scale: 0, surprise: 0 }, powers: POWERS }), 'scale 0'],
  [fileWith({ mortals: MORTALS, powers: { scale: 9, surprise: 0.5 } }), 'chance'],
])('%s is refused: %s', (text) => {
  expect(parseDataset(text)).toEqual({ ok: false, error: 'bad-dataset' });
});
