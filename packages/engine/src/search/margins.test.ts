import { expect, test } from 'vitest';
import type { Calibrations } from '../evaluation/win-chance.ts';
import { Margins } from './margins.ts';

function marginsAt(scale: number): Margins {
  const both = { mortals: { scale, surprise: 0 }, powers: { scale, surprise: 0 } };
  const calibrations: Calibrations = { sight: both, search: both };
  return new Margins(calibrations);
}

test('twice the scale makes twice the margins, and the same rest', () => {
  const one = marginsAt(100);
  const other = marginsAt(200);
  const isClose = (margin: number, double: number): void =>
    expect(Math.abs(double - 2 * margin)).toBeLessThanOrEqual(2);
  isClose(one.window, other.window);
  for (let depth = 1; depth <= 8; depth++) {
    isClose(one.assuredBy(depth, false), other.assuredBy(depth, false));
    expect(other.restBy(depth, 300)).toBe(one.restBy(depth, 150));
  }
  for (let depth = 1; depth <= 6; depth++)
    for (const promise of [-4000, 0, 5000])
      isClose(one.hopeFor(depth, promise), other.hopeFor(depth, promise));
});

test('a position that gets better needs less to be good enough', () => {
  const margins = marginsAt(100);
  expect(margins.assuredBy(3, true)).toBe(margins.assuredBy(2, false));
});
