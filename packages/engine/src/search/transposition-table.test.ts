import { describe, expect, test } from 'vitest';
import { MOST_UNDECIDED, scoreFromTable, scoreToTable, WON } from './score.ts';
import { EXACT, LOWER_BOUND, TranspositionTable, UPPER_BOUND } from './transposition-table.ts';

const BITS = 10;
const LOW = 0x1234_5678;
const HIGH = -0x2468_ace1;

describe('what is stored is found again', () => {
  test.each([
    ['a score', EXACT, 123],
    ['a bad one', UPPER_BOUND, -4_567],
    ['the best there is', LOWER_BOUND, MOST_UNDECIDED],
    ['the worst there is', UPPER_BOUND, -MOST_UNDECIDED],
  ])('%s', (_, bound, score) => {
    const table = new TranspositionTable(BITS);
    table.store(LOW, HIGH, 7, bound, scoreToTable(score, 3), 42);
    expect(table.probe(LOW, HIGH)).toBe(true);
    expect(scoreFromTable(table.score, 9)).toBe(score);
    expect(table.bound).toBe(bound);
    expect(table.depth).toBe(7);
    expect(table.move).toBe(42);
  });

  test('the end of a game is as far from a position as it was, wherever that is met', () => {
    const table = new TranspositionTable(BITS);
    table.store(LOW, HIGH, 1, EXACT, scoreToTable(WON - 7, 4), 0);
    expect(table.probe(LOW, HIGH)).toBe(true);
    expect(scoreFromTable(table.score, 10)).toBe(WON - 13);
  });
});

describe('a position that was not stored is not found', () => {
  test.each([...Array(64).keys()])('one with bit %i of its key changed', (bit) => {
    const table = new TranspositionTable(BITS);
    table.store(LOW, HIGH, 1, EXACT, 1, 0);
    const other = bit < 32 ? [LOW ^ (1 << bit), HIGH] : [LOW, HIGH ^ (1 << (bit - 32))];
    expect(table.probe(other[0]!, other[1]!)).toBe(false);
  });

  test('nothing is found after everything was forgotten', () => {
    const table = new TranspositionTable(BITS);
    table.store(LOW, HIGH, 1, EXACT, 1, 0);
    table.clear();
    expect(table.probe(LOW, HIGH)).toBe(false);
  });
});
