import { listTurns, type Position, parsePosition, TurnList } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { HandCraftedEvaluator } from '../evaluation/hand-crafted-evaluator.ts';
import { Proof } from '../solve/proof.ts';
import { solve } from '../solve/solve.ts';
import { AlphaBeta } from './alpha-beta.ts';
import { listConsidered } from './considered-turns.ts';

const BARE = '0'.repeat(25);
/** A million turns each. */
const MANY = [`${BARE}/1/heracles@printed:B4,C3/apollo:D5,E1`, `${BARE}/1/morpheus[40]:B4,C3/chronus:D5,E1`];

function read(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(position.error);
  return position.value;
}

function considered(text: string): TurnList {
  const list = new TurnList();
  listConsidered(read(text), list);
  return list;
}

describe.each(MANY)('%s', (text) => {
  test('has some thousand turns that are thought of', () => {
    const list = considered(text);
    expect(list.isBrief).toBe(true);
    expect(list.count).toBeGreaterThan(1_000);
    expect(list.count).toBeLessThan(8_300);
  });

  test('is searched', () => {
    const searcher = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 12 });
    const { line, depth } = searcher.search(read(text), {
      depth: 1,
      nodes: 20_000,
      lines: 1,
      isLate: () => false,
    });
    expect(depth).toBe(1);
    expect(line[0]!.length).toBeGreaterThan(1);
  });

  test('is not proven to be anything by what was left out', () => {
    const position = read(text);
    const defended = new Proof(1, 'everything', 10);
    expect(defended.proves(position, 2)).toBe(false);
    expect(defended.leavesOut).toBe(true);
    const solution = solve(position, { plies: 1, nodes: 2_000 });
    expect(solution.ok && solution.value.searched).toBe(0);
  });
});

test('where they are fewer every turn is thought of', () => {
  const text = `${BARE}/1/poseidon:B4,C3/apollo:D5,E1`;
  const all = new TurnList();
  listTurns(read(text), all);
  const list = considered(text);
  expect(list.isBrief).toBe(false);
  expect(list.data.slice(0, list.size)).toEqual(all.data.slice(0, all.size));
});
