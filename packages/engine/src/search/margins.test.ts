import { expect, test } from 'vitest';
import type { Calibrations } from '../evaluation/win-chance.ts';
import { Margins } from './margins.ts';

function marginsAt(scale: number): Margins {
  const both = { mortals: { scale, surprise: 0 }, powers: { scale, surprise: 0 } };
  const calibrations: Calibrations = { evaluation: both, search: both };
  return new Margins(calibrations);
}

test('twice the scale makes twice the margins, and the same null move reduction', () => {
  const one = marginsAt(100);
  const other = marginsAt(200);
  const isClose = (margin: number, double: number): void =>
    expect(Math.abs(double - 2 * margin)).toBeLessThanOrEqual(2);
  isClose(one.aspirationWindow, other.aspirationWindow);
  for (let depth = 1; depth <= 8; depth++) {
    isClose(one.reverseFutilityMargin(depth, false), other.reverseFutilityMargin(depth, false));
    expect(other.nullMoveReduction(depth, 300)).toBe(one.nullMoveReduction(depth, 150));
  }
  for (let depth = 1; depth <= 6; depth++)
    for (const score of [-4000, 0, 5000])
      isClose(one.futilityMargin(depth, score), other.futilityMargin(depth, score));
});

test('a position that gets better needs less to be good enough', () => {
  const margins = marginsAt(100);
  expect(margins.reverseFutilityMargin(3, true)).toBe(margins.reverseFutilityMargin(2, false));
});
