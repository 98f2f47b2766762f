import { parsePosition } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { HandJudge } from '../evaluation/hand-judge.ts';
import { UNTRIED } from '../evaluation/win-chance.ts';
import { AlphaBeta } from '../search/alpha-beta.ts';
import { Margins } from '../search/margins.ts';
import type { Finding } from '../search/searching.ts';
import { shareOfClock, shareOfTurn } from './allowance.ts';
import { Resolve } from './resolve.ts';

const finding = (turn: number, score: number): Finding => ({
  depth: 1,
  score,
  nodes: 1,
  line: [Int32Array.of(turn)],
  rank: 1,
});

/** How long it thinks when each look takes so many milliseconds. */
function timeTaken(findings: readonly Finding[], planned: number, step: number): number {
  let elapsed = 0;
  const resolve = new Resolve({ planned, most: planned * 4 }, () => elapsed, new Margins(UNTRIED));
  for (const found of findings) {
    elapsed += step;
    if (resolve.isEnough(found)) return elapsed;
  }
  return Number.POSITIVE_INFINITY;
}

const looks = (scoreAt: (n: number) => number, turnAt: (n: number) => number): Finding[] =>
  Array.from({ length: 100 }, (_, n) => finding(turnAt(n), scoreAt(n)));

describe('who makes up their mind', () => {
  const clear = looks(
    () => 50,
    () => 1,
  );
  const undecided = looks(
    () => 50,
    (n) => n,
  );
  const sinking = looks(
    (n) => -60 * n,
    () => 1,
  );

  test('takes less than planned where the choice stays the same', () => {
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
    const { planned, most } = shareOfClock(left, increment);
    expect(planned).toBeGreaterThan(0);
    expect(planned).toBeLessThanOrEqual(most);
    expect(most).toBeLessThan(left / 2);
  });

  test('lasts for a long game', () => {
    let left = 60_000;
    for (let turn = 0; turn < 100; turn++) left -= shareOfClock(left, 0).planned;
    expect(left).toBeGreaterThan(0);
  });

  test('a fixed time is never overdrawn', () => {
    const { planned, most } = shareOfTurn(3_000);
    expect(planned).toBeLessThan(most);
    expect(most).toBe(3_000);
  });
});

test('whoever has one turn only does not think about it, and whoever analyses does', () => {
  const text = '4444444444444444444400000/1/mortal:A1/mortal:C1';
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  const searcher = new AlphaBeta(new HandJudge());
  const limits = { depth: 6, nodes: 1e6, lines: 1, isLate: () => false };
  const decided = searcher.search(position.value, { ...limits, isEnough: () => false });
  searcher.forget();
  const analysed = searcher.search(position.value, limits);
  expect(decided.depth).toBeLessThan(analysed.depth);
});
