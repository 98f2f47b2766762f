import { expect, test } from 'vitest';
import type { Point } from '../board.ts';
import { centreOf, inset, roundedOutline, spanAt } from './cell.ts';

const SQUARE: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

test('an outline is moved inwards on every side, and more where it looks down', () => {
  expect(inset(SQUARE, () => 5)).toEqual([
    [5, 5],
    [95, 5],
    [95, 95],
    [5, 95],
  ]);
  const [, , lower] = inset(SQUARE, ([, down]) => 5 + Math.max(0, down) * 8);
  expect(lower).toEqual([95, 87]);
});

test('a corner on a straight side does not run away', () => {
  const [, middle] = inset(
    [
      [0, 0],
      [50, 0.4],
      [100, 0],
      [100, 100],
      [0, 100],
    ],
    () => 5,
  );
  expect(middle![0]).toBeCloseTo(50, 0);
  expect(middle![1]).toBeCloseTo(5.4, 0);
});

test('the centre of an outline is its centre of gravity', () => {
  expect(centreOf(SQUARE)).toEqual([50, 50]);
  expect(
    centreOf([
      [0, 0],
      [90, 0],
      [0, 90],
    ]),
  ).toEqual([30, 30]);
});

test.each<[y: number, span: readonly [number, number] | undefined]>([
  [50, [0, 100]],
  [-1, undefined],
  [101, undefined],
])('at %d an outline reaches as far as it does', (y, span) => {
  expect(spanAt(SQUARE, y)).toEqual(span);
});

test('corners of short sides are less round', () => {
  expect(roundedOutline(SQUARE, 20)).toBe(
    'M0 20Q0 0 20 0L80 0Q100 0 100 20L100 80Q100 100 80 100L20 100Q0 100 0 80Z',
  );
  expect(roundedOutline(SQUARE, 90)).toContain('Q0 0 45 0');
});
