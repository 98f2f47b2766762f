import { describe, expect, test } from 'vitest';
import { winChance } from '../evaluation/win-chance.ts';
import { WON } from '../search/score.ts';
import { ScaleFit } from './scale.ts';
import { scattered } from './shuffle.ts';

/** A number from 0 to 1 that looks like chance. */
const uniform = (number: number, seed: number): number => scattered(number, seed) / 2 ** 32;

/** A fit of results drawn by their chances, of scores spread evenly over a range. */
function fitOf(scale: number, spread: number, count: number, surprise = 0): ScaleFit {
  const fit = new ScaleFit();
  for (let n = 0; n < count; n++) {
    const score = Math.round((uniform(n, 1) * 2 - 1) * spread);
    fit.add(score, uniform(n, 2) < winChance(score, { scale, surprise }) ? 1 : 0);
  }
  return fit;
}

describe('the scale of scores', () => {
  test.each([
    [400, 1000],
    [150, 1000],
    [70, 100],
    [3000, 8000],
  ])('is %i again where results were drawn by it, with scores up to %i', (scale, spread) => {
    const fit = fitOf(scale, spread, 200_000);
    expect(fit.scale! / scale).toBeCloseTo(1, 1.3);
    expect(fit.calibration!.surprise).toBeLessThan(0.02);
  });

  test.each([
    [400, 2000, 0.05],
    [90, 1000, 0.02],
    [90, 3000, 0.1],
  ])(
    'is %i again with scores up to %i where one side wins against any score in %d',
    (scale, spread, surprise) => {
      const { calibration } = fitOf(scale, spread, 200_000, surprise);
      expect(calibration!.scale / scale).toBeCloseTo(1, 1);
      expect(calibration!.surprise).toBeCloseTo(surprise, 2);
    },
  );

  test('is that of most games, whatever a few huge scores do', () => {
    const fit = fitOf(100, 600, 50_000);
    for (let n = 0; n < 200; n++) fit.add(10_000, n % 2);
    expect(Math.abs(fit.scale! / 100 - 1)).toBeLessThan(0.15);
  });

  test('grows with the scores', () => {
    const fit = new ScaleFit();
    const wider = new ScaleFit();
    for (let n = 0; n < 20_000; n++) {
      const score = n % 500;
      const result = uniform(n, 3) < 1 / (1 + Math.exp(-score / 200)) ? 1 : 0;
      fit.add(score, result);
      wider.add(5 * score, result);
    }
    expect(wider.scale! / fit.scale!).toBeCloseTo(5, 1);
  });

  test('is the same from the other side', () => {
    const fit = new ScaleFit();
    const other = new ScaleFit();
    for (let n = 0; n < 20_000; n++) {
      const score = (n % 1001) - 500;
      const result =
        n % 20 === 0 ? 0.5 : uniform(n, 4) < winChance(score, { scale: 200, surprise: 0 }) ? 1 : 0;
      fit.add(score, result);
      other.add(-score, 1 - result);
    }
    expect(other.scale).toBeCloseTo(fit.scale!, 6);
  });

  test('half a point is as good as a win and a loss', () => {
    const drawn = new ScaleFit();
    const pairs = new ScaleFit();
    for (let n = 0; n < 20_000; n++) {
      const score = n % 500;
      const isWon = uniform(n, 5) < winChance(score, { scale: 200, surprise: 0 });
      drawn.add(score, isWon ? 1 : 0.5);
      drawn.add(score, isWon ? 1 : 0.5);
      pairs.add(score, 1);
      pairs.add(score, isWon ? 1 : 0);
    }
    expect(drawn.scale).toBeCloseTo(pairs.scale!, 3);
  });

  test.each([
    ['there is nothing', () => new ScaleFit()],
    ['there are few positions', () => fitOf(400, 1000, 200)],
    ['results say nothing of scores', () => fitOf(1e9, 1000, 100_000)],
    ['results contradict scores', () => fitOf(-400, 1000, 100_000)],
    ['results always follow scores', () => fitOf(1e-3, 1000, 100_000)],
  ])('is unknown where %s', (_, make) => {
    expect(make().scale).toBeUndefined();
  });

  test('has nothing to do with what is decided', () => {
    const fit = fitOf(400, 1000, 20_000);
    const { scale } = fit;
    for (let n = 0; n < 1000; n++) fit.add(n % 2 === 0 ? WON - n : n - WON, 0.5);
    expect(fit.scale).toBe(scale);
  });
});
