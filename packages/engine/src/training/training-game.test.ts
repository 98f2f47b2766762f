import { matchupNote } from '@thera/santorini';
import { expect, test } from 'vitest';
import { diceOf } from '../../test/self-play.ts';
import { trainingSamples } from '../../test/training-samples.ts';
import { HandCraftedEvaluator } from '../evaluation/hand-crafted-evaluator.ts';
import { AlphaBeta } from '../search/alpha-beta.ts';
import { isDecided } from '../search/score.ts';
import { balancedBeginning, FAR_AHEAD } from './balanced-beginning.ts';
import { TRAINING_POWERS, trainingCards } from './line-up.ts';
import {
  branchOf,
  DRAW,
  gameOf,
  isOfGame,
  isSample,
  outcomeOf,
  plyOf,
  SAMPLE_WORDS,
  scoreOf,
  sealOf,
  sideToMove,
} from './sample.ts';
import { playTrainingGame } from './training-game.ts';
import { isForValidation } from './validation.ts';

const SAMPLES = trainingSamples(12, 'games');
const EVERY = Array.from({ length: SAMPLES.length / SAMPLE_WORDS }, (_, n) => n * SAMPLE_WORDS);
/** Where positions of the games are, without the nodes of searches. */
const PLACES = EVERY.filter((at) => isOfGame(SAMPLES, at));

test('the same seed plays the same games', () => {
  expect(trainingSamples(3, 'games')).toEqual(SAMPLES.subarray(0, trainingSamples(3, 'games').length));
});

test('every sample makes sense, and none is decided or by chance', () => {
  expect(PLACES.length).toBeGreaterThan(50);
  for (const at of EVERY) {
    expect(isSample(SAMPLES, at), `sample ${at}`).toBe(true);
    expect(isDecided(scoreOf(SAMPLES, at))).toBe(false);
    expect(plyOf(SAMPLES, at)).toBeGreaterThanOrEqual(2);
  }
});

test('all samples of a game, or of its branch, agree about the winner', () => {
  const winners = new Map<string, number>();
  for (const at of PLACES) {
    const result = outcomeOf(SAMPLES, at);
    const winner =
      result === DRAW ? -1 : result === 0 ? 1 - sideToMove(SAMPLES, at) : sideToMove(SAMPLES, at);
    const line = `${gameOf(SAMPLES, at)}, branch ${branchOf(SAMPLES, at)}`;
    expect(winners.get(line) ?? winner, `game ${line}`).toBe(winner);
    winners.set(line, winner);
  }
  expect(new Set(winners.values()).size).toBeGreaterThan(1);
});

test('a branch leaves its game after the beginning, and both are learned from or neither is', () => {
  const plies = (game: number, branch: number): number[] =>
    PLACES.filter((at) => gameOf(SAMPLES, at) === game && branchOf(SAMPLES, at) === branch).map((at) =>
      plyOf(SAMPLES, at),
    );
  const games = [...new Set(PLACES.map((at) => gameOf(SAMPLES, at)))];
  const branched = games.filter((game) => plies(game, 0).length > 0 && plies(game, 1).length > 0);
  expect(branched.length).toBeGreaterThan(games.length / 2);
  for (const game of branched) expect(plies(game, 1)[0]).toBeGreaterThan(plies(game, 0)[0]!);
  for (const game of games) {
    const own = EVERY.filter((at) => gameOf(SAMPLES, at) === game);
    expect(new Set(own.map((at) => isForValidation(SAMPLES, at))).size, `game ${game}`).toBe(1);
  }
});

test('what is written at once has one seal, at its end', () => {
  const searcher = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 10 });
  const dice = diceOf('seal');
  const cards = trainingCards(dice, 100);
  const samples = playTrainingGame({ cards, number: 1, searcher, nodes: 30, dice, isStopped: () => false })!;
  const sealed = EVERY.filter((at) => at < samples.length && sealOf(samples, at) !== 0);
  expect(sealed).toEqual([samples.length - SAMPLE_WORDS]);
});

test('mostly nobody is far ahead when a game begins, but sometimes somebody is', () => {
  const searcher = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 10 });
  let far = 0;
  const games = 150;
  for (let number = 0; number < games; number++) {
    const dice = diceOf('balance', number);
    const cards = trainingCards(dice, 30);
    const begun = balancedBeginning({ cards, number, searcher, nodes: 1, dice, isStopped: () => false })!;
    const limits = { depth: 64, nodes: 300, isLate: () => false, lines: 1 };
    if (Math.abs(searcher.search(begun.position, limits).score) > searcher.margins.scaled(FAR_AHEAD)) far++;
  }
  expect(far).toBeGreaterThan(0);
  expect(far).toBeLessThan(games / 5);
});

test('a game that is stopped leaves nothing', () => {
  const searcher = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 10 });
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
