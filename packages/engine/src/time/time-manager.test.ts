import { parsePosition } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { HandCraftedEvaluator } from '../evaluation/hand-crafted-evaluator.ts';
import { UNTRIED } from '../evaluation/win-chance.ts';
import { AlphaBeta } from '../search/alpha-beta.ts';
import { Margins } from '../search/margins.ts';
import type { Finding } from '../search/searching.ts';
import { limitsOfClock, limitsOfTurn } from './time-limits.ts';
import { TimeManager } from './time-manager.ts';

const finding = (turn: number, score: number): Finding => ({
  depth: 1,
  score,
  nodes: 1,
  line: [Int32Array.of(turn)],
  rank: 1,
});

/** How long it thinks when each iteration takes so many milliseconds. */
function timeTaken(findings: readonly Finding[], soft: number, step: number): number {
  let elapsed = 0;
  const manager = new TimeManager({ soft, hard: soft * 4 }, () => elapsed, new Margins(UNTRIED));
  for (const found of findings) {
    elapsed += step;
    if (manager.isEnough(found)) return elapsed;
  }
  return Number.POSITIVE_INFINITY;
}

const iterations = (scoreAt: (n: number) => number, turnAt: (n: number) => number): Finding[] =>
  Array.from({ length: 100 }, (_, n) => finding(turnAt(n), scoreAt(n)));

describe('the time manager', () => {
  const clear = iterations(
    () => 50,
    () => 1,
  );
  const undecided = iterations(
    () => 50,
    (n) => n,
  );
  const sinking = iterations(
    (n) => -60 * n,
    () => 1,
  );

  test('takes less than the soft limit where the choice stays the same', () => {
    expect(timeTaken(clear, 1000, 50)).toBeLessThan(1000);
  });

  test('takes longer where it changes, or where things get worse', () => {
    expect(timeTaken(undecided, 1000, 50)).toBeGreaterThan(1000);
    expect(timeTaken(sinking, 1000, 50)).toBeGreaterThan(timeTaken(clear, 1000, 50));
  });
});

describe('a clock', () => {
  test.each([
    [300_000, 0],
    [60_000, 1_000],
    [5_000, 0],
    [500, 0],
    [1, 0],
    [10, 10_000],
  ])('with %d ms and %d more for each turn never runs out in a turn', (left, increment) => {
    const { soft, hard } = limitsOfClock(left, increment);
    expect(soft).toBeGreaterThan(0);
    expect(soft).toBeLessThanOrEqual(hard);
    expect(hard).toBeLessThan(left / 2);
  });

  test('lasts for a long game', () => {
    let left = 60_000;
    for (let turn = 0; turn < 100; turn++) left -= limitsOfClock(left, 0).soft;
    expect(left).toBeGreaterThan(0);
  });

  test('a fixed time is never overdrawn', () => {
    const { soft, hard } = limitsOfTurn(3_000);
    expect(soft).toBeLessThan(hard);
    expect(hard).toBe(3_000);
  });
});

test('whoever has one turn only does not think about it, and whoever analyses does', () => {
  const text = '4444444444444444444400000/1/mortal:A1/mortal:C1';
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  const searcher = new AlphaBeta(new HandCraftedEvaluator());
  const limits = { depth: 6, nodes: 1e6, lines: 1, isLate: () => false };
  const decided = searcher.search(position.value, { ...limits, isEnough: () => false });
  searcher.forget();
  const analysed = searcher.search(position.value, limits);
  expect(decided.depth).toBeLessThan(analysed.depth);
});
