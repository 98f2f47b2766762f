import { parsePosition } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { uneven } from '../../test/even-positions.ts';
import { good } from '../../test/self-play.ts';
import { HandCraftedEvaluator } from '../evaluation/hand-crafted-evaluator.ts';
import { INFINITY, WON } from './score.ts';
import { TranspositionTable } from './transposition-table.ts';
import { TreeSearch } from './tree-search.ts';

const CASTS: readonly (readonly string[])[] = [
  ['mortal', 'mortal'],
  ...castsLedByAll(2, 'even'),
  ...castsLedByAll(3, 'even').filter((_, n) => n % 4 === 0),
  ...castsLedByAll(4, 'even').filter((_, n) => n % 4 === 0),
];

describe('without pruning', () => {
  test.each(CASTS.map((powers) => [powers]))('%j: the search finds what plain minimax finds', (powers) => {
    expect([8, 26].flatMap((turns) => uneven(powers, turns, `search ${turns}`))).toEqual([]);
  });
});

test('of three sides, what one found out is not mistaken for what it is worth to another', () => {
  const search = new TreeSearch(new HandCraftedEvaluator(), new TranspositionTable(10), {
    isSelective: true,
    seesThreats: true,
  });
  const limits = { depth: 10, nodes: 10_000, isLate: () => false, lines: 1 };
  // The third is to move, and cannot keep the first from winning next.
  const position = good(parsePosition('0000002000332000000000000/3/mortal:B4,A1/mortal:E5,E1/mortal:D1,E2'));
  search.begin(0, limits);
  expect(search.scoreOf(position, 1, -INFINITY, INFINITY)).toBe(WON - 3);
  search.begin(1, limits);
  expect(search.scoreOf(position, 1, 0, 1)).toBeLessThan(1);
});
