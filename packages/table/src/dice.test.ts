import { expect, test } from 'vitest';
import { checkReveal, commit, diceFor } from './dice.ts';
import { sha256 } from './sha256.ts';

/** A hash that ignores its text and gives these digits again and again. */
const fixed = (digits: string) => (): string => digits;

test.each([
  ['one word', '00000007', 10, [7, 7]],
  ['the words of a digest in order', '000000010000000200000003', 10, [1, 2, 3, 1]],
  ['left-over digits are dropped', '0000000100000002ffff', 10, [1, 2, 1]],
  ['the remainder of a large word', '00000064', 7, [2]],
  ['a word past the last whole multiple is drawn again', 'ffffffff00000003', 10, [3, 3]],
  ['no word is past it when the bound divides evenly', 'ffffffff', 2 ** 32, [2 ** 32 - 1]],
  ['a die with one face', 'fffffffe', 1, [0]],
])('numbers below a bound: %s', (_, digits, bound, expected) => {
  const dice = diceFor(fixed(digits), 'seed', 0);
  expect(expected.map(() => dice.below(bound))).toEqual(expected);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('no die has %s faces', (bound) => {
  expect(() => diceFor(sha256, 'seed', 0).below(bound)).toThrow('faces');
});

test('known values of SHA-256 dice', () => {
  const dice = diceFor(sha256, 'thera', 1);
  expect(Array.from({ length: 12 }, () => dice.below(6) + 1)).toEqual([4, 1, 5, 3, 4, 1, 2, 3, 4, 5, 1, 2]);
  expect(diceFor(sha256, 'thera', 2).shuffle([0, 1, 2, 3, 4, 5])).toEqual([1, 4, 3, 0, 5, 2]);
});

test('dice depend on seed and number only', () => {
  const rolls = (seed: string, number: number): readonly number[] => {
    const dice = diceFor(sha256, seed, number);
    return Array.from({ length: 20 }, () => dice.below(1000));
  };
  expect(rolls('a', 5)).toEqual(rolls('a', 5));
  expect(rolls('a', 5)).not.toEqual(rolls('a', 6));
  expect(rolls('a', 5)).not.toEqual(rolls('b', 5));
  expect(rolls('1:a', 1)).not.toEqual(rolls('a', 11));
});

test('a hash with too few digits is a bug', () => {
  expect(() => diceFor(fixed('abc'), 'seed', 0).below(2)).toThrow('digits');
});

test('dice say whether they were asked', () => {
  const dice = diceFor(sha256, 'seed', 0);
  expect(dice.rolled()).toBe(false);
  dice.pick(['only one']);
  expect(dice.rolled()).toBe(true);
});

test('nothing can be picked from nothing', () => {
  expect(() => diceFor(sha256, 'seed', 0).pick([])).toThrow('nothing');
});

/** Pearson's sum of squared deviations; its mean is the number of kinds less one. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test.each([2, 3, 6, 7, 25])('each of %i faces is equally likely', (faces) => {
  const counts = Array.from({ length: faces }, () => 0);
  for (let number = 0; number < 1000; number++) {
    const dice = diceFor(sha256, 'uniform', number);
    for (let roll = 0; roll < 10; roll++) counts[dice.below(faces)]! += 1;
  }
  // Beyond mean plus five deviations a fair die would be the exception of a lifetime.
  expect(chiSquare(counts)).toBeLessThan(faces - 1 + 5 * Math.sqrt(2 * (faces - 1)) + 5);
});

test('each order of a shuffle is equally likely', () => {
  const counts = new Map<string, number>();
  for (let number = 0; number < 6000; number++) {
    const order = diceFor(sha256, 'orders', number).shuffle(['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect(chiSquare([...counts.values()])).toBeLessThan(25);
});

test('a shuffle leaves its items alone', () => {
  const items = Object.freeze([3, 1, 2]);
  expect([...diceFor(sha256, 'seed', 0).shuffle(items)].sort()).toEqual([1, 2, 3]);
  expect(items).toEqual([3, 1, 2]);
});

test('a promise fits its seed and no other', () => {
  const promise = commit(sha256, 'the seed');
  expect(promise).toBe(sha256('the seed'));
  expect(checkReveal(sha256, promise, 'the seed')).toBe(true);
  expect(checkReveal(sha256, promise, 'the Seed')).toBe(false);
});
