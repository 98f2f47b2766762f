import { describe, expect, test } from 'vitest';
import type { Point } from '../board.ts';
import { boxOf, type Cell, centreOf, spanAt } from './cell.ts';
import { lowestPlace, namePlace, wrapped } from './layout.ts';

const cell = (outline: readonly Point[]): Cell => ({
  area: 'A',
  form: 'tall',
  outline,
  path: '',
  middle: centreOf(outline),
  box: boxOf(outline),
});
const WIDE = cell([
  [0, 0],
  [300, 0],
  [300, 200],
  [0, 200],
]);
const NARROW = cell([
  [0, 0],
  [130, 0],
  [130, 200],
  [0, 200],
]);
const POINTED = cell([
  [150, 0],
  [300, 100],
  [150, 200],
  [0, 100],
]);

test.each<[name: string, count: number, lines: readonly string[]]>([
  ['Gate of Tartarus', 1, ['Gate of Tartarus']],
  ['Gate of Tartarus', 2, ['Gate of', 'Tartarus']],
  ['Embarcadero de los Juncos', 2, ['Embarcadero', 'de los Juncos']],
  ['Gate of Tartarus', 3, ['Gate', 'of', 'Tartarus']],
])('%s in %d lines', (name, count, lines) => {
  expect(wrapped(name.split(' '), count)).toEqual(lines);
});

describe('a name', () => {
  test('is in one line where there is room, and in more where there is not', () => {
    expect(namePlace(WIDE, 'Court of Pillars', 27, false).lines).toEqual(['Court of Pillars']);
    expect(namePlace(NARROW, 'Court of Pillars', 27, false).lines).toEqual(['Court of', 'Pillars']);
  });

  test('that fits nowhere stands at the top, a word a line', () => {
    expect(namePlace(NARROW, 'Metamorphosis', 60, false).lines).toEqual(['Metamorphosis']);
    expect(namePlace(NARROW, 'Metamorphosis Metamorphosis', 60, false).lines).toHaveLength(2);
  });

  test('is lower where an area is pointed', () => {
    const { y } = namePlace(POINTED, 'Grand Stair', 27, false);
    const [left, right] = spanAt(POINTED.outline, y - 19)!;
    expect(right - left).toBeGreaterThan(11 * 27 * 0.47);
  });
});

test('what is at the foot of an area is as low as it fits', () => {
  expect(lowestPlace(WIDE, 80, 30, 7)).toEqual([150, 178]);
  const [x, y] = lowestPlace(POINTED, 80, 30, 7);
  const [left, right] = spanAt(POINTED.outline, y + 15)!;
  expect(x).toBe(150);
  expect(right - left).toBeGreaterThanOrEqual(80);
});
