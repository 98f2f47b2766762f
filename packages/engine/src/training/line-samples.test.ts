import type { Position } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { randomLine } from '../../test/random-line.ts';
import { samplesOfLine } from './line-samples.ts';
import { SAMPLE_WORDS, scoreOf } from './sample.ts';
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
