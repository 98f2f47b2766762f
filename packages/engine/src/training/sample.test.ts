import { crewOf, LINEUPS, SYMMETRIES, sideOfSeat, turned } from '@thera/rules';
import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { randomLine } from '../../test/random-line.ts';
import { listFeatures, MOST_FEATURES } from '../features.ts';
import { FEATURE_SYMMETRIES } from './feature-symmetries.ts';
import {
  DRAW,
  gameOf,
  isSample,
  LOSS,
  listSampleFeatures,
  plyOf,
  powerAt,
  resultOf,
  SAMPLE_WORDS,
  sampleOf,
  scoreOf,
  setResult,
  WIN,
} from './sample.ts';

const CASTS = [2, 3, 4].flatMap((players) => castsLedByAll(players, 'samples'));
const facts = new Uint16Array(2 * MOST_FEATURES);

/** What a net sees of a sample, in any order. */
function seenIn(sample: Int32Array, symmetry: number): number[] {
  const count = listSampleFeatures(sample, 0, FEATURE_SYMMETRIES[symmetry]!, facts, 0);
  return [...facts.subarray(0, count)].sort((a, b) => a - b);
}

test.each(CASTS.map((cast) => [cast]))(
  'a sample of %j shows what its position shows, however turned',
  (cast) => {
    for (const [ply, position] of randomLine(cast, 30, 'samples').entries()) {
      if (position.prefix !== 0) continue;
      const sample = sampleOf(position, { score: 0, ply, game: 1 });
      const { seats } = LINEUPS[position.lineup]!;
      const own = sideOfSeat(seats, position.turn);
      for (const [n, symmetry] of SYMMETRIES.entries()) {
        const count = listFeatures(turned(position, symmetry), own, facts);
        const wanted = [...facts.subarray(0, count)].sort((a, b) => a - b);
        expect(seenIn(sample, n), `seed samples, ply ${ply}, symmetry ${n}`).toEqual(wanted);
      }
      expect(isSample(sample, 0)).toBe(true);
    }
  },
);

const [FIRST] = randomLine(['apollo', 'pan'], 4, 'one');
const MOVER = LINEUPS[FIRST!.lineup]!.plans[FIRST!.turn]!.side;

test.each([
  [0, 0],
  [-1, -1],
  [399.6, 400],
  [32_767, 32_767],
  [-32_767, -32_767],
  [100_000, 32_767],
  [-100_000, -32_767],
])('a score of %d is kept as %d', (score, kept) => {
  const sample = sampleOf(FIRST!, { score, ply: 140, game: 123_456 });
  expect([scoreOf(sample, 0), plyOf(sample, 0), gameOf(sample, 0)]).toEqual([kept, 140, 123_456]);
});

test.each([
  ['who is to move', MOVER, WIN],
  ['the other', 1 - MOVER, LOSS],
  ['nobody', -1, DRAW],
])('when %s has won, the result says so', (_, winner, result) => {
  const sample = sampleOf(FIRST!, { score: 3, ply: 4, game: 5 });
  setResult(sample, 0, winner);
  expect(resultOf(sample, 0)).toBe(result);
  expect(isSample(sample, 0)).toBe(true);
});

test('a sample knows the powers of the seats there are', () => {
  const sample = sampleOf(FIRST!, { score: 3, ply: 4, game: 5 });
  const { plans } = LINEUPS[FIRST!.lineup]!;
  expect([0, 1, 2].map((seat) => powerAt(sample, 0, seat))).toEqual([
    plans[0]!.power.number,
    plans[1]!.power.number,
    -1,
  ]);
});

test.each([
  ['a square off the board', 0, 1 << 25],
  ['a second block on nothing', 1, 0b111],
  ['two workers on one square', 5, crewOf(FIRST!, 0)],
  ['one seat', 9, 1],
  ['five seats', 9, 5],
  ['a side that is not there', 9, 2 | (2 << 8)],
  ['a result that is none', 9, 2 | (3 << 16)],
])('%s is no sample', (_, word, value) => {
  const sample = sampleOf(FIRST!, { score: 0, ply: 0, game: 1 });
  sample[word] = value;
  if (word === 1) sample[0] = 0;
  expect(isSample(sample, 0)).toBe(false);
  expect(sample).toHaveLength(SAMPLE_WORDS);
});
