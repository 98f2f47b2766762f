import { describe, expect, test } from 'vitest';
import { WON } from '../score.ts';
import { ScaleFit } from './scale.ts';
import { scattered } from './trainer.ts';

/** A number from 0 to 1 that looks like chance. */
const drawn = (number: number, seed: number): number => scattered(number, seed) / 2 ** 32;

/** A fit of results drawn by their chance at a scale, of scores spread evenly over a range. */
function fitOf(scale: number, spread: number, count: number): ScaleFit {
  const fit = new ScaleFit();
  for (let n = 0; n < count; n++) {
    const score = Math.round((drawn(n, 1) * 2 - 1) * spread);
    fit.add(score, drawn(n, 2) < 1 / (1 + Math.exp(-score / scale)) ? 1 : 0);
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
    expect(fitOf(scale, spread, 200_000).scale! / scale).toBeCloseTo(1, 1.3);
  });

  test('grows with the scores', () => {
    const fit = new ScaleFit();
    const wider = new ScaleFit();
    for (let n = 0; n < 20_000; n++) {
      const score = n % 500;
      const result = drawn(n, 3) < 1 / (1 + Math.exp(-score / 200)) ? 1 : 0;
      fit.add(score, result);
      wider.add(5 * score, result);
    }
    expect(wider.scale! / fit.scale!).toBeCloseTo(5, 6);
  });

  test('is the same from the other side', () => {
    const fit = new ScaleFit();
    const other = new ScaleFit();
    for (let n = 0; n < 20_000; n++) {
      const score = (n % 1001) - 500;
      const result = [0, 0.5, 1][scattered(n + score, 4) % (score > 0 ? 3 : 2)]!;
      fit.add(score, result);
      other.add(-score, 1 - result);
    }
    expect(other.scale).toBe(fit.scale);
  });

  test('half a point is as good as a win and a loss', () => {
    const draws = new ScaleFit();
    const pairs = new ScaleFit();
    for (let n = 0; n < 20_000; n++) {
      const result = n % 3 === 0 ? 0.5 : 1;
      draws.add(100, result);
      draws.add(100, result);
      pairs.add(100, result === 0.5 ? 0 : 1);
      pairs.add(100, 1);
    }
    expect(draws.scale).toBeCloseTo(pairs.scale!, 6);
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
