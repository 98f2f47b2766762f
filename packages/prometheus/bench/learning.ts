import { chanceOf, fitLogistic, type Sample } from './logistic.ts';

/** How strongly weights are held near nothing. */
const RESTRAINT = 8;
/** How much how the game went on counts beside what was guessed a turn later: the lambda of TD(λ). */
const LAMBDA = 0.7;
const ROUNDS = 4;

/**
 * Weights from whole games. One ending says little about each of some thirty turns before it, so after a first fit to
 * the endings weights are fitted to λ-returns: to what the weights before guess a turn later, and in part to that what
 * they guess after two, and so on to the ending.
 */
export function learnedFrom(games: readonly (readonly Sample[])[]): readonly number[] {
  let weights = fitLogistic(games.flat(), RESTRAINT);
  for (let round = 0; round < ROUNDS; round++)
    weights = fitLogistic(
      games.flatMap((game) => withReturns(game, weights)),
      RESTRAINT,
      weights,
    );
  return weights;
}

function withReturns(game: readonly Sample[], weights: readonly number[]): readonly Sample[] {
  const samples: Sample[] = [];
  let ahead: { readonly back: number; readonly guess: number } | undefined;
  for (const { features, won } of game.toReversed()) {
    const back = ahead === undefined ? won : LAMBDA * ahead.back + (1 - LAMBDA) * ahead.guess;
    samples.push({ features, won: back });
    ahead = { back, guess: chanceOf(weights, features) };
  }
  return samples;
}

/** How surprising the endings are to weights: 0.69 knows nothing. */
export function meanLogLoss(weights: readonly number[], games: readonly (readonly Sample[])[]): number {
  const samples = games.flat();
  let sum = 0;
  for (const { features, won } of samples) {
    const chance = chanceOf(weights, features);
    sum -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
  }
  return sum / samples.length;
}
