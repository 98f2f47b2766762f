import { awaitsChance, chances, LINEUPS, type Position } from '@thera/santorini';
import { MOST_UNDECIDED, WON } from './score.ts';

/** Whether something has to be drawn; cheap where nothing ever is. */
export function drawIsDue(position: Position): boolean {
  const { awaitsDraw, tossers } = LINEUPS[position.lineup]!;
  return (awaitsDraw || tossers.length > 0) && awaitsChance(position);
}

/** Every position that the draws which are due may lead to. */
export function outcomesOf(position: Position): readonly Position[] {
  return drawIsDue(position) ? chances(position).flatMap(outcomesOf) : [position];
}

/** Whether two outcomes of one draw are the same: nothing else can differ. */
function haveSameDraw(a: Position, b: Position): boolean {
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

/** What outcomes are worth together: on average, or, where nothing but a win or a loss can come of it, at the latest. */
export function averageWorth(outcomes: readonly Position[], worthOf: (outcome: Position) => number): number {
  let known: Position | undefined;
  let worth = 0;
  let sum = 0;
  let least = WON;
  let most = -WON;
  for (const outcome of outcomes) {
    // Of cards that lead to the same, one is enough.
    if (known === undefined || !haveSameDraw(known, outcome)) worth = worthOf(outcome);
    known = outcome;
    least = Math.min(least, worth);
    most = Math.max(most, worth);
    sum += worth;
  }
  if (least > MOST_UNDECIDED) return least;
  if (most < -MOST_UNDECIDED) return most;
  const mean = Math.trunc(sum / outcomes.length);
  return Math.max(-MOST_UNDECIDED, Math.min(MOST_UNDECIDED, mean));
}

const FEW_DRAWS = 3;

/** Each draw is looked at for its own sake, so a choice of few costs two turns of depth, and one of more nearly all. */
export function depthBeyond(outcomes: readonly Position[], depth: number): number {
  const draws = differentDraws(outcomes);
  return draws > FEW_DRAWS ? Math.min(depth, 1) : draws > 1 ? depth - 2 : depth;
}

/** How many of the outcomes of a draw differ; those that do not are side by side. */
function differentDraws(outcomes: readonly Position[]): number {
  return outcomes.filter((outcome, n) => n === 0 || !haveSameDraw(outcomes[n - 1]!, outcome)).length;
}
