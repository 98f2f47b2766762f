import type { Position } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { randomLine } from '../../test/random-line.ts';
import { samplesOfLine } from './line-samples.ts';
import { EXACTLY, outcomeOf, SAMPLE_WORDS, sampleOf, scoreOf, setOutcome, WIN } from './sample.ts';
import type { TrainingTurn } from './training-turn.ts';

const PLAIN = randomLine(['apollo', 'pan'], 6, 'plain');
const LUCKY = randomLine(['tyche', 'pan'], 6, 'lucky');

/** A turn at each position, with these scores for who is to move. */
function turnsWith(scores: readonly number[], line: readonly Position[] = PLAIN): TrainingTurn[] {
  return scores.map((score, ply) => ({
    position: line[ply]!,
    ply,
    score,
    depth: 4,
    isKept: true,
    chosen: new Int32Array(),
    isBest: true,
    others: [],
    tree: [],
  }));
}

function scoresOf(turns: readonly TrainingTurn[]): number[] {
  const samples = samplesOfLine({ turns, winner: 0 }, 1, 0);
  return Array.from({ length: samples.length / SAMPLE_WORDS }, (_, n) => scoreOf(samples, n * SAMPLE_WORDS));
}

describe('the score of a sample', () => {
  test('is the mean of what was thought then and at the next two turns', () => {
    expect(scoresOf(turnsWith([90, -60, 30, 0, 0]))).toEqual([60, -30, 10, 0, 0]);
  });

  test.each([
    ['another turn than the best is made', 0, { isBest: false }, [90, -30, 15, 0]],
    ['a position comes that is not kept', 1, { isKept: false }, [90, 15, 0]],
  ])('heeds nothing that comes after %s', (_, at, change, scores) => {
    const turns = turnsWith([90, -60, 30, 0]);
    turns[at] = { ...turns[at]!, ...change };
    expect(scoresOf(turns)).toEqual(scores);
  });

  test('heeds nothing that luck has a part in', () => {
    expect(scoresOf(turnsWith([90, -60, 30], LUCKY))).toEqual([90, -60, 30]);
  });
});

test('the nodes of a search come after the position that was searched, if that is kept', () => {
  const node = sampleOf(PLAIN[2]!, { score: 7, depth: 2, ply: 0, game: 1, branch: 0 });
  setOutcome(node, 0, EXACTLY);
  const turns = turnsWith([90, -60]).map((turn, n) => ({ ...turn, isKept: n === 0, tree: [node] }));
  const samples = samplesOfLine({ turns, winner: 0 }, 1, 0);
  expect(samples).toHaveLength(2 * SAMPLE_WORDS);
  expect([outcomeOf(samples, 0), outcomeOf(samples, SAMPLE_WORDS)]).toEqual([WIN, EXACTLY]);
  expect(samples.subarray(SAMPLE_WORDS)).toEqual(node);
});
