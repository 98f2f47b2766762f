import {
  crewOf,
  memoryOf,
  type Position,
  parsePosition,
  SYMMETRIES,
  sideOfSeat,
  turned,
} from '@thera/santorini';
import { expect, test } from 'vitest';
import { castsLedByAll } from '../../test/casts.ts';
import { randomLine } from '../../test/random-line.ts';
import { good } from '../../test/self-play.ts';
import { listFeatures, MOST_FEATURES } from '../net/features.ts';
import { FEATURE_SYMMETRIES } from './feature-symmetries.ts';
import {
  branchOf,
  DRAW,
  depthOf,
  extraOf,
  gameOf,
  isSample,
  LOSS,
  memoryAt,
  outcomeOf,
  plyOf,
  powerAt,
  type Remark,
  SAMPLE_WORDS,
  sampleOf,
  scoreOf,
  seatsOf,
  seatToMove,
  setResult,
  sideToMove,
  WIN,
} from './sample.ts';
import { cardAt, fleeceAt } from './sample-cards.ts';
import { SampleView } from './sample-view.ts';

const REMARK: Remark = { score: 0, depth: 5, ply: 3, game: 1, branch: 0 };
const CASTS = [2, 3, 4].flatMap((players) => castsLedByAll(players, 'samples'));
const features = new Uint16Array(2 * MOST_FEATURES);
const view = new SampleView();

/** What a net sees of a sample, in any order. */
function seenIn(sample: Int32Array, symmetry: number): number[] {
  view.read(sample, 0);
  const count = listFeatures(view, sideToMove(sample, 0), features);
  const turned = FEATURE_SYMMETRIES[symmetry]!;
  return Array.from(features.subarray(0, count), (feature) => turned[feature]!).sort((a, b) => a - b);
}

test.each(CASTS.map((cast) => [cast]))(
  'a sample of %j shows what its position shows, however turned',
  (cast) => {
    for (const [ply, position] of randomLine(cast, 30, 'samples').entries()) {
      if (position.prefix !== null) continue;
      const sample = sampleOf(position, { ...REMARK, ply });
      const { seats } = position.lineup;
      const own = sideOfSeat(seats, position.turn);
      for (const [n, symmetry] of SYMMETRIES.entries()) {
        const count = listFeatures(turned(position, symmetry), own, features);
        const wanted = [...features.subarray(0, count)].sort((a, b) => a - b);
        expect(seenIn(sample, n), `seed samples, ply ${ply}, symmetry ${n}`).toEqual(wanted);
      }
      expect(isSample(sample, 0)).toBe(true);
    }
  },
);

/** All that the rest of a game depends on, read from a position. */
function tableOf(position: Position): object {
  const { slots, fleece, plans, seats } = position.lineup;
  const { h1, h2, h3, domes, females, turn, extra } = position;
  return {
    board: [h1, h2, h3, domes, ...[0, 1, 2].map((side) => crewOf(position, side)), females],
    turn: [seats, turn, extra],
    powers: plans.map(({ power }) => power.number),
    memories: [0, 1, 2, 3].map((slot) => memoryOf(position, slot)),
    cards: slots.map(({ card, inForce, holder, off }) => ({
      card: card.number,
      standsFor: inForce?.number,
      holder,
      isOff: off,
    })),
    fleece: { power: fleece?.power.number ?? 0, bearers: fleece?.bearers ?? 0 },
  };
}

/** The same, read from a sample. */
function tableIn(sample: Int32Array): object {
  const seats = [...Array(seatsOf(sample, 0)).keys()];
  return {
    board: [...sample.subarray(0, 8)],
    turn: [seatsOf(sample, 0), seatToMove(sample, 0), extraOf(sample, 0)],
    powers: seats.map((seat) => powerAt(sample, 0, seat)),
    memories: [0, 1, 2, 3].map((slot) => memoryAt(sample, 0, slot)),
    cards: seats.map((slot) => cardAt(sample, 0, slot)),
    fleece: fleeceAt(sample, 0),
  };
}

test.each(CASTS.map((cast) => [cast]))(
  'a sample of %j has all that the rest of the game depends on',
  (cast) => {
    for (const [ply, position] of randomLine(cast, 60, 'tables').entries())
      if (position.prefix === null)
        expect(tableIn(sampleOf(position, REMARK)), `seed tables, ply ${ply}`).toEqual(tableOf(position));
  },
);

test.each([
  [
    'the Golden Fleece and its Ram',
    '0000000000000000000000000/1/mortal:A1,B2/mortal:C3,D4/fleece=hades;ram=E5',
  ],
  ['a stolen power', '0000000000000000000000000/2/circe[+]:A1,B2/europa-and-talus[B5]:C3,E5'],
  [
    'tokens of a card that does not work',
    '4000000000000000000000000/1/nyx[hades]:A1,B2/charybdis[A3,E1]:C3,D4',
  ],
  ['a deck', '0000000000000000000000000/1/chaos[pan;used=apollo,atlas]:A1,B2/clio[1|B3,C5]:C3,D4'],
])('a sample shows %s', (_, text) => {
  const position = good(parsePosition(text));
  expect(tableIn(sampleOf(position, REMARK))).toEqual(tableOf(position));
});

const [FIRST] = randomLine(['apollo', 'pan'], 4, 'one');
const MOVER = FIRST!.lineup.plans[FIRST!.turn]!.side;

test.each([
  [0, 0],
  [-1, -1],
  [399.6, 400],
  [32_767, 32_767],
  [-32_767, -32_767],
  [100_000, 32_767],
  [-100_000, -32_767],
])('a score of %d is kept as %d', (score, kept) => {
  const sample = sampleOf(FIRST!, { score, depth: 64, ply: 140, game: 123_456, branch: 1 });
  expect([scoreOf, depthOf, plyOf, gameOf, branchOf].map((read) => read(sample, 0))).toEqual([
    kept,
    64,
    140,
    123_456,
    1,
  ]);
});

test.each([
  ['who is to move', MOVER, WIN],
  ['the other', 1 - MOVER, LOSS],
  ['nobody', -1, DRAW],
])('when %s has won, the result says so', (_, winner, result) => {
  const sample = sampleOf(FIRST!, REMARK);
  setResult(sample, 0, winner);
  expect(outcomeOf(sample, 0)).toBe(result);
  expect(isSample(sample, 0)).toBe(true);
});

test('a sample knows the powers of the seats there are', () => {
  const sample = sampleOf(FIRST!, REMARK);
  const { plans } = FIRST!.lineup;
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
  ['a seat that is not there', 9, 2 | (2 << 8)],
  ['an additional turn of no kind', 9, 2 | (3 << 24)],
  ['an outcome that is none', 9, 2 | (6 << 16)],
])('%s is no sample', (_, word, value) => {
  const sample = sampleOf(FIRST!, REMARK);
  sample[word] = value;
  if (word === 1) sample[0] = 0;
  expect(isSample(sample, 0)).toBe(false);
  expect(sample).toHaveLength(SAMPLE_WORDS);
});
