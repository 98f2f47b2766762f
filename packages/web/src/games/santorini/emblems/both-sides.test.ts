import { expect, test } from 'vitest';
import { bothSides } from './both-sides.ts';

test.each([
  ['lines', 'M10 20L12 22', 'M54 20L52 22'],
  ['level and upright lines', 'M10 20H12V30', 'M54 20H52V30'],
  ['curves', 'M10 20C1 2 3 4 5 6Q7 8 9 10', 'M54 20C63 2 61 4 59 6Q57 8 55 10'],
  ['arcs, which turn the other way', 'M10 20A9 8 0 0 1 30 40', 'M54 20A9 8 0 0 0 34 40'],
  ['closed outlines', 'M10 20L12 22Z', 'M54 20L52 22Z'],
])('%s are mirrored', (_, left, right) => {
  expect(bothSides(left)).toBe(left + right);
});

test('what is not absolute is refused', () => {
  expect(() => bothSides('M10 20S1 2 3 4')).toThrow('cannot be mirrored');
});
