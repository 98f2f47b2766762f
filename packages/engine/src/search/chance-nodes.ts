import { awaitsChance, chances, type Position } from '@thera/santorini';
import { MOST_UNDECIDED, WON } from './score.ts';

/** Whether chance decides next; cheap where it never does. */
export function isChanceNode(position: Position): boolean {
  const { awaitsDraw, tossers } = position.lineup;
  return (awaitsDraw || tossers.length > 0) && awaitsChance(position);
}

/** Every position that chance may lead to before anybody decides again. */
export function outcomesOf(position: Position): readonly Position[] {
  return isChanceNode(position) ? chances(position).flatMap(outcomesOf) : [position];
}

/** Whether two outcomes of one chance node are the same: nothing else can differ. */
function areSameOutcome(a: Position, b: Position): boolean {
  return (
    a.turn === b.turn &&
    a.lineup === b.lineup &&
    a.extra === b.extra &&
    a.m0 === b.m0 &&
    a.m1 === b.m1 &&
    a.m2 === b.m2 &&
    a.m3 === b.m3
  );
}

/** Expectimax: the mean score of outcomes, or, where nothing but a win or a loss can come of it, at the latest. */
export function expectedScore(outcomes: readonly Position[], scoreOf: (outcome: Position) => number): number {
  let previous: Position | undefined;
  let score = 0;
  let sum = 0;
  let least = WON;
  let most = -WON;
  for (const outcome of outcomes) {
    // Of cards that lead to the same, one is enough.
    if (previous === undefined || !areSameOutcome(previous, outcome)) score = scoreOf(outcome);
    previous = outcome;
    least = Math.min(least, score);
    most = Math.max(most, score);
    sum += score;
  }
  if (least > MOST_UNDECIDED) return least;
  if (most < -MOST_UNDECIDED) return most;
  const mean = Math.trunc(sum / outcomes.length);
  return Math.max(-MOST_UNDECIDED, Math.min(MOST_UNDECIDED, mean));
}

const FEW_OUTCOMES = 3;

/** Every outcome is searched on its own, so few cost two turns of depth, and more cost nearly all. */
export function depthAfterChance(outcomes: readonly Position[], depth: number): number {
  const count = distinctOutcomes(outcomes);
  return count > FEW_OUTCOMES ? Math.min(depth, 1) : count > 1 ? depth - 2 : depth;
}

/** How many of the outcomes of a chance node differ; those that do not are side by side. */
function distinctOutcomes(outcomes: readonly Position[]): number {
  return outcomes.filter((outcome, n) => n === 0 || !areSameOutcome(outcomes[n - 1]!, outcome)).length;
}
