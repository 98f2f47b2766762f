import { describe, expect, test } from 'vitest';
import { winChance } from '../evaluation/win-chance.ts';
import { CalibrationTable } from './calibration-table.ts';
import { scattered } from './shuffle.ts';

const TRUTH = { scale: 100, surprise: 0.02 };
const uniform = (number: number, seed: number): number => scattered(number, seed) / 2 ** 32;

/** Games of so many positions with one score and one result each. */
function tableOf(scale: number, games: number, positions: number): CalibrationTable {
  const table = new CalibrationTable();
  const believed = { ...TRUTH, scale };
  for (let game = 0; game < games; game++) {
    const score = (uniform(game, 1) * 2 - 1) * 400;
    const result = uniform(game, 2) < winChance(score, TRUTH) ? 1 : 0;
    for (let n = 0; n < positions; n++) table.add(winChance(score, believed), result, game);
  }
  return table;
}

describe('chances and how games ended', () => {
  test('agree within errors where the calibration is true', () => {
    for (const { expected, observed, error } of tableOf(100, 20_000, 3).tenths)
      expect(Math.abs(expected - observed)).toBeLessThan(4 * error);
  });

  test('do not where it is not', () => {
    const { tenths } = tableOf(300, 20_000, 1);
    expect(tenths[3]!.expected - tenths[3]!.observed).toBeGreaterThan(0.1);
    expect(tenths[6]!.observed - tenths[6]!.expected).toBeGreaterThan(0.1);
  });

  test('are no better known by more positions of the same games', () => {
    const [few, many] = [tableOf(100, 1000, 1), tableOf(100, 1000, 20)];
    for (const [n, tenth] of few.tenths.entries()) {
      expect(many.tenths[n]!.error).toBeCloseTo(tenth.error, 9);
      expect(many.tenths[n]).toMatchObject({ games: tenth.games, positions: 20 * tenth.positions });
    }
  });

  test('every position is in the tenth of its chance', () => {
    const { tenths } = tableOf(100, 5000, 2);
    expect(tenths.reduce((sum, { positions }) => sum + positions, 0)).toBe(10_000);
    for (const [n, { expected }] of tenths.entries()) {
      expect(expected).toBeGreaterThanOrEqual(n / 10);
      expect(expected).toBeLessThanOrEqual((n + 1) / 10);
    }
  });

  test('all together are what the tenths add up to, and a game counts once', () => {
    const table = new CalibrationTable();
    for (const [game, chances] of [[0.05, 0.45, 0.95], [0.55], [0.15, 0.35]].entries())
      for (const chance of chances) table.add(chance, game % 2, game);
    const { positions, games, expected, observed } = table.whole;
    expect({ positions, games }).toEqual({ positions: 6, games: 3 });
    expect(expected).toBeCloseTo(2.5 / 6, 9);
    expect(observed).toBeCloseTo(1 / 6, 9);
  });

  test('what is certain and wrong is no endless loss', () => {
    const table = new CalibrationTable();
    table.add(1, 0, 1);
    table.add(0, 0, 1);
    expect(table.loss).toBeGreaterThan(5);
    expect(table.loss).toBeLessThan(10);
  });

  test('the loss is least where the calibration is true', () => {
    const losses = [50, 100, 200].map((scale) => tableOf(scale, 20_000, 1).loss);
    expect(losses[1]).toBe(Math.min(...losses));
  });
});
