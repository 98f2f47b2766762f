import { expect, test } from 'vitest';
import { timeInSigns } from './time-in-signs.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [9 * SECOND, '0:09'],
  [750 * SECOND, '12:30'],
  [HOUR, '1:00:00'],
  [HOUR + 305 * SECOND, '1:05:05'],
  [24 * HOUR - 1, '1 d'],
  [28 * HOUR, '1 d 4 h'],
  [72 * HOUR, '3 d'],
])('%s milliseconds are %s', (milliseconds, signs) => {
  expect(timeInSigns(milliseconds)).toBe(signs);
});
