import { canWin, parsePosition } from '@thera/santorini';
import { expect, test } from 'vitest';
import { diceOf, good } from '../../test/self-play.ts';
import { HandCraftedEvaluator } from '../evaluation/hand-crafted-evaluator.ts';
import { AlphaBeta } from '../search/alpha-beta.ts';
import type { NodeObserver } from '../search/node-observer.ts';
import { WON } from '../search/score.ts';
import { type Bound, EXACT, LOWER_BOUND, UPPER_BOUND } from '../search/transposition-table.ts';
import { AT_LEAST, AT_MOST, depthOf, EXACTLY, isOfGame, outcomeOf, plyOf, scoreOf } from './sample.ts';
import { LOWER_BOUNDS_ONE_IN, MOST_NODES, TreeSamples } from './tree-samples.ts';

const POSITION = good(parsePosition('0110000001100001000000000/2/mortal:D4,A3/mortal:C4,C2'));
const REMARK = { ply: 8, game: 5, branch: 1 };

/** What is kept of nodes with these keys and depths, deepest first. */
function kept(nodes: readonly (readonly [key: number, depth: number])[]): readonly number[] {
  const tree = new TreeSamples(REMARK);
  for (const [key, depth] of nodes) tree.note(POSITION, key, depth, 12, EXACT);
  return tree.samples.map((sample) => depthOf(sample, 0)).toSorted((a, b) => b - a);
}

test.each([
  ['a node', [[1, 3]], [3]],
  ['a leaf', [[1, 1]], []],
  [
    'the same node twice',
    [
      [1, 2],
      [1, 4],
      [1, 3],
    ],
    [4],
  ],
] as const)('%s is kept as it should be', (_, nodes, depths) => {
  expect(kept(nodes)).toEqual(depths);
});

test('of many nodes the deepest are kept, in whatever order they come', () => {
  const nodes = Array.from({ length: 3 * MOST_NODES }, (_, n) => [n, 2 + (n % 3)] as const);
  const deepest = Array.from({ length: MOST_NODES }, () => 4);
  expect(kept(diceOf('nodes').shuffle(nodes))).toEqual(deepest);
});

test('of lower bounds few are kept, the same ones every time', () => {
  const depthsWith = (bound: Bound): number => {
    const tree = new TreeSamples(REMARK);
    for (let key = 1; key <= MOST_NODES; key++) tree.note(POSITION, key, 2, 0, bound);
    return tree.samples.length;
  };
  expect(([EXACT, UPPER_BOUND] as const).map(depthsWith)).toEqual([MOST_NODES, MOST_NODES]);
  expect(depthsWith(LOWER_BOUND)).toBe(Math.floor(MOST_NODES / LOWER_BOUNDS_ONE_IN));
});

test.each([
  [EXACT, EXACTLY],
  [LOWER_BOUND, AT_LEAST],
  [UPPER_BOUND, AT_MOST],
] as const)('bound %i is told by outcome %i', (bound, outcome) => {
  const tree = new TreeSamples(REMARK);
  tree.note(POSITION, LOWER_BOUNDS_ONE_IN, 3, -77, bound);
  const [sample] = tree.samples;
  expect([outcomeOf(sample!, 0), scoreOf(sample!, 0), plyOf(sample!, 0)]).toEqual([outcome, -77, 8]);
  expect(isOfGame(sample!, 0)).toBe(false);
});

test('what is decided teaches nothing', () => {
  const tree = new TreeSamples(REMARK);
  tree.note(POSITION, 1, 3, WON - 9, EXACT);
  expect(tree.samples).toEqual([]);
});

test('a search that is observed finds the same, and only nodes are noted at which nobody can win', () => {
  const limits = { depth: 5, nodes: 1e6, isLate: () => false, lines: 1 };
  const noted: [depth: number, bound: Bound][] = [];
  const observer: NodeObserver = {
    note(position, _key, depth, _score, bound) {
      expect(canWin(position)).toBe(false);
      expect(canWin(position, position.lineup.next[position.turn]!)).toBe(false);
      noted.push([depth, bound]);
    },
  };
  const search = (more: object) =>
    new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 12 }).search(POSITION, { ...limits, ...more });
  expect(search({ observer })).toEqual(search({}));
  expect(new Set(noted.map(([, bound]) => bound))).toEqual(new Set([EXACT, LOWER_BOUND, UPPER_BOUND]));
  expect(Math.max(...noted.map(([depth]) => depth))).toBeGreaterThanOrEqual(3);
});
