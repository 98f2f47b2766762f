import { isDecided } from '../search/score.ts';
import { type Beginning, DEEPEST, randomBeginning } from './random-beginning.ts';
import type { TrainingGame } from './training-game.ts';

/** A quick search of so many positions tells who is far ahead: whoever has a better score than this. */
const QUICK_NODES = 300;
export const FAR_AHEAD = 200;
/** Cards may favour one side wherever workers stand, so after so many beginnings any that is not decided will do. */
const MOST_BEGINNINGS = 4;
/** One in so many of those that favour a side is played all the same, for a net has to know them too. */
const UNBALANCED_ONE_IN = 6;

/** A beginning by chance in which nobody is far ahead, mostly; undefined if it came to nothing. */
export function balancedBeginning(game: TrainingGame): Beginning | undefined {
  let undecided: Beginning | undefined;
  for (let n = 0; n < MOST_BEGINNINGS; n++) {
    const begun = randomBeginning(game.cards, game.dice);
    const score = begun === undefined ? undefined : quickScore(game, begun);
    if (score === undefined || isDecided(score)) continue;
    undecided = begun;
    if (
      Math.abs(score) <= game.searcher.margins.scaled(FAR_AHEAD) ||
      game.dice.below(UNBALANCED_ONE_IN) === 0
    )
      break;
  }
  return undecided;
}

function quickScore({ searcher, isStopped }: TrainingGame, { position }: Beginning): number {
  const limits = { depth: DEEPEST, nodes: QUICK_NODES, isLate: isStopped, lines: 1 };
  return searcher.search(position, limits).score;
}
