import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { type Net, playTrainingGame, trainingCards } from '@thera/engine';
import { formatPower } from '@thera/rules';
import { diceFor } from '@thera/table';
import { appendSamples } from './train-files.ts';
import { trainingSearcher } from './train-searcher.ts';

/** What a thread of self-play is told. */
export interface PlayOrder {
  readonly path: string;
  /** Decides the games, with their numbers; the number of the first. */
  readonly seed: number;
  readonly first: number;
  readonly nodes: number;
  /** Of a hundred games, so many without powers. */
  readonly mortals: number;
  readonly net: Net | undefined;
  /** Not zero: stop. */
  readonly stop: Int32Array;
}

/** What a thread of self-play tells: the samples of a game, or what went wrong in it. */
export type PlayReport = Int32Array | { readonly game: string; readonly error: unknown };

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const { path, seed, first, nodes, mortals, net, stop } = workerData as PlayOrder;
const searcher = trainingSearcher(net);
const isStopped = (): boolean => Atomics.load(stop, 0) !== 0;

const report = (told: PlayReport): void => parentPort!.postMessage(told);

for (let number = first; !isStopped(); number++) {
  const dice = diceFor(hash, String(seed), number);
  const cards = trainingCards(dice, mortals);
  try {
    const samples = playTrainingGame({ cards, number, searcher, nodes, dice, isStopped });
    if (samples === undefined) continue;
    appendSamples(path, samples);
    report(samples);
  } catch (error) {
    // A bug that one game in many shows must not end a night of self-play; it is told, with the game.
    report({ game: `${seed}:${number} ${cards.map(formatPower).join(' ')}`, error });
  }
}
