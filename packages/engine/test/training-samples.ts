import { readFileSync } from 'node:fs';
import { HandCraftedEvaluator } from '../src/evaluation/hand-crafted-evaluator.ts';
import { AlphaBeta } from '../src/search/alpha-beta.ts';
import { trainingCards } from '../src/training/line-up.ts';
import { SAMPLE_WORDS } from '../src/training/sample.ts';
import { playTrainingGame } from '../src/training/training-game.ts';
import { diceOf } from './self-play.ts';

/** The compiled trainer. */
export const TRAINER_BYTES: Uint8Array = readFileSync(new URL('../dist/trainer.wasm', import.meta.url));

/** The samples of a few quick games that a seed decides. */
export function trainingSamples(games: number, seed: string): Int32Array {
  const searcher = new AlphaBeta(new HandCraftedEvaluator(), { tableBits: 10 });
  const all: number[] = [];
  for (let number = 1; number <= games; number++) {
    const dice = diceOf(seed, number);
    const cards = trainingCards(dice, 30);
    const samples = playTrainingGame({ cards, number, searcher, nodes: 50, dice, isStopped: () => false });
    all.push(...(samples ?? []));
  }
  return Int32Array.from(all);
}

/** How many samples there are. */
export const sampleCount = (samples: Int32Array): number => samples.length / SAMPLE_WORDS;
