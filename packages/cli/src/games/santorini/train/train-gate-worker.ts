import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { type Net, playGatePair, trainingCards } from '@thera/engine';
import { type Dice, diceFor } from '@thera/table';
import { trainingSearcher } from './train-searcher.ts';

/** What a thread of the gate is told. */
export interface GateOrder {
  /** The net that has to show that it is better, and the other; undefined stands for evaluation by hand. */
  readonly nets: readonly [Net | undefined, Net | undefined];
  readonly seed: number;
  readonly nodes: number;
  readonly mortals: number;
  /** Not zero: stop. */
  readonly stop: Int32Array;
  /** How many pairs were begun so far, by all threads. */
  readonly begun: Int32Array;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const { nets, seed, nodes, mortals, stop, begun } = workerData as GateOrder;
const searchers = [trainingSearcher(nets[0]), trainingSearcher(nets[1])] as const;
const isStopped = (): boolean => Atomics.load(stop, 0) !== 0;

while (!isStopped()) {
  const pair = Atomics.add(begun, 0, 1);
  const dice = (number: number): Dice => diceFor(hash, `gate ${pair} of ${seed}`, number);
  const cards = trainingCards(dice(2), mortals);
  const points = playGatePair({ cards, searchers, nodes, diceFor: dice, isStopped });
  if (points !== undefined) parentPort!.postMessage(points);
}
