import { sampleOf, setResult } from './sample.ts';
import type { TrainingTurn } from './training-turn.ts';

/** A game, or the end of one that went another way, and the side that won it or -1. */
export interface TrainingLine {
  readonly turns: readonly TrainingTurn[];
  readonly winner: number;
}

/** What is thought of a position and, if the best turns follow, of the next two is closer to the truth than any of them. */
const SCORES_OF_A_SAMPLE = 3;

/** The samples of a line, each with those from its tree. */
export function samplesOfLine({ turns, winner }: TrainingLine, game: number, branch: number): Int32Array {
  const samples = turns.flatMap(({ position, depth, ply, isKept, tree }, n) => {
    if (!isKept) return [];
    const sample = sampleOf(position, { score: scoreWithNext(turns, n), depth, ply, game, branch });
    setResult(sample, 0, winner);
    return [sample, ...tree];
  });
  return Int32Array.from(samples.flatMap((sample) => [...sample]));
}

/** The mean of what was thought at a turn and at those that follow from it. */
function scoreWithNext(turns: readonly TrainingTurn[], from: number): number {
  const side = sideOf(turns[from]!);
  let sum = 0;
  let count = 0;
  for (let n = from; n < turns.length && count < SCORES_OF_A_SAMPLE; n++) {
    const turn = turns[n]!;
    if (!turn.isKept) break;
    sum += sideOf(turn) === side ? turn.score : -turn.score;
    count++;
    if (!turn.isBest || chanceMayFollow(turn)) break;
  }
  return sum / count;
}

function sideOf({ position: { lineup, turn } }: TrainingTurn): number {
  return lineup.plans[turn]!.side;
}

/** Whether luck may come between a turn and the next. */
function chanceMayFollow({ position: { lineup } }: TrainingTurn): boolean {
  const { decks, tossers, slots } = lineup;
  return tossers.length > 0 || decks.some((slot) => slots[slot]!.card.redraws !== 0);
}
