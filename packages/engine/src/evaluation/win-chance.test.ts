import { describe, expect, test } from 'vitest';
import { AS_MEANT, type Calibration, scoreFor, winChance } from './win-chance.ts';

const CALIBRATIONS: readonly Calibration[] = [
  AS_MEANT,
  { scale: 90, surprise: 0 },
  { scale: 90, surprise: 0.03 },
  { scale: 1000, surprise: 0.2 },
];

describe.each(CALIBRATIONS)('with scale $scale and surprise $surprise', (calibration) => {
  const { scale, surprise } = calibration;

  test('what is even for one is even for the other, and chances add up', () => {
    expect(winChance(0, calibration)).toBeCloseTo(0.5, 9);
    for (const score of [1, 50, 400, 5000])
      expect(winChance(score, calibration) + winChance(-score, calibration)).toBeCloseTo(1, 9);
  });

  test('chances grow with scores, and leave room for a surprise', () => {
    const chances = [-20_000, -scale, -1, 0, 1, scale, 20_000].map((score) => winChance(score, calibration));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(chances[0]).toBeCloseTo(surprise, 6);
    expect(chances.at(-1)).toBeCloseTo(1 - surprise, 6);
  });

  test('a score is found again from its chance', () => {
    for (const score of [-3 * scale, -scale, 0, 7, scale, 3 * scale])
      expect(Math.abs(scoreFor(winChance(score, calibration), calibration) - score)).toBeLessThanOrEqual(1);
  });

  test('certainty has a score that is finite', () => {
    expect(scoreFor(1, calibration)).toBe(-scoreFor(0, calibration));
    expect(scoreFor(1, calibration)).toBeGreaterThan(10 * scale);
  });
});
