import { matchupNote } from '@thera/rules';
import { expect, test } from 'vitest';
import { diceOf } from '../../test/self-play.ts';
import { trainingSamples } from '../../test/training-samples.ts';
import { AlphaBeta } from '../alpha-beta.ts';
import { HandJudge } from '../hand-judge.ts';
import { isDecided } from '../score.ts';
import { TRAINING_POWERS, trainingCards } from './line-up.ts';
import { DRAW, gameOf, isSample, plyOf, resultOf, SAMPLE_WORDS, scoreOf, sideToMove } from './sample.ts';
import { playTrainingGame } from './training-game.ts';

const SAMPLES = trainingSamples(12, 'games');
const PLACES = Array.from({ length: SAMPLES.length / SAMPLE_WORDS }, (_, n) => n * SAMPLE_WORDS);

test('the same seed plays the same games', () => {
  expect(trainingSamples(3, 'games')).toEqual(SAMPLES.subarray(0, trainingSamples(3, 'games').length));
});

test('every sample makes sense, and none is decided or by chance', () => {
  expect(PLACES.length).toBeGreaterThan(50);
  for (const at of PLACES) {
    expect(isSample(SAMPLES, at), `sample ${at}`).toBe(true);
    expect(isDecided(scoreOf(SAMPLES, at))).toBe(false);
    expect(plyOf(SAMPLES, at)).toBeGreaterThanOrEqual(2);
  }
});

test('all samples of a game agree about its winner', () => {
  const winners = new Map<number, number>();
  for (const at of PLACES) {
    const result = resultOf(SAMPLES, at);
    const winner =
      result === DRAW ? -1 : result === 0 ? 1 - sideToMove(SAMPLES, at) : sideToMove(SAMPLES, at);
    expect(winners.get(gameOf(SAMPLES, at)) ?? winner).toBe(winner);
    winners.set(gameOf(SAMPLES, at), winner);
  }
  expect(new Set(winners.values()).size).toBeGreaterThan(1);
});

test('a game that is stopped leaves nothing', () => {
  const searcher = new AlphaBeta(new HandJudge(), { tableBits: 10 });
  const dice = diceOf('stopped');
  const cards = trainingCards(dice, 100);
  expect(
    playTrainingGame({ cards, number: 1, searcher, nodes: 10, dice, isStopped: () => true }),
  ).toBeUndefined();
});

test('cards are never banned against each other nor secret, and everything that is open comes up', () => {
  const met = new Set<number>();
  const dice = diceOf('cards');
  for (let n = 0; n < 5_000; n++) {
    const [one, other] = trainingCards(dice, 30);
    expect(['printed', 'mirror']).not.toContain(matchupNote(one!.id, other!.id));
    for (const { number, hides } of [one!, other!]) {
      expect(hides).toBeNull();
      met.add(number);
    }
  }
  expect(TRAINING_POWERS.filter(({ number }) => !met.has(number))).toEqual([]);
});

test.each([
  [0, 0],
  [100, 200],
])('of a hundred games %i are without powers when that is wanted', (mortals, none) => {
  const dice = diceOf('mortals');
  const cards = Array.from({ length: 100 }, () => trainingCards(dice, mortals));
  expect(cards.filter(([one, other]) => one!.id === 'mortal' && other!.id === 'mortal').length * 2).toBe(
    none,
  );
});
