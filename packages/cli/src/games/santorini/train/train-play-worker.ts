import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { type Net, playTrainingGame, SAMPLE_WORDS, type SampleSource, trainingCards } from '@thera/engine';
import { formatPower } from '@thera/santorini';
import { diceFor } from '@thera/table';
import { PieceWriter } from './train-piece-writer.ts';
import { type Continuation, pieceFile } from './train-pieces.ts';
import { trainingSearcher } from './train-searcher.ts';

/** What a thread of self-play is told: it plays until one piece is full. */
export interface PlayOrder {
  readonly folder: string;
  readonly source: SampleSource;
  readonly from: Continuation;
  /** With so many samples the piece is full. */
  readonly piece: number;
  /** Of a hundred games, so many without powers. */
  readonly mortals: number;
  readonly net: Net | undefined;
  /** Not zero: stop. */
  readonly stop: Int32Array;
}

/** What a thread of self-play tells. */
export type PlayReport =
  /** A game is on the disk. */
  | { readonly kind: 'game'; readonly positions: number; readonly bytes: number }
  | { readonly kind: 'failed'; readonly game: string; readonly error: unknown }
  /** The piece is full; the number of the game that would have been the next. */
  | { readonly kind: 'full'; readonly game: number };

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const { folder, source, from, piece, mortals, net, stop } = workerData as PlayOrder;
const { seed, generation, nodes, thread } = source;
const searcher = trainingSearcher(net);
const isStopped = (): boolean => Atomics.load(stop, 0) !== 0;
const report = (told: PlayReport): void => parentPort!.postMessage(told);

/** The samples of a game, or undefined if it came to nothing. */
function samplesOf(number: number): Int32Array | undefined {
  const dice = diceFor(hash, `${seed}:${generation}:${nodes}:${thread}`, number);
  const cards = trainingCards(dice, mortals);
  try {
    return playTrainingGame({ cards, number, searcher, nodes, dice, isStopped });
  } catch (error) {
    // A bug that one game in many shows must not end days of self-play; it is told, with the game.
    report({ kind: 'failed', game: `${number} ${cards.map(formatPower).join(' ')}`, error });
    return undefined;
  }
}

const writer = new PieceWriter(pieceFile(folder, source, from.piece), source, from.game);
let { samples: filled, game } = from;
for (; !isStopped() && filled < piece; game++) {
  const samples = samplesOf(game);
  if (samples === undefined || samples.length === 0) continue;
  writer.append(samples);
  const positions = samples.length / SAMPLE_WORDS;
  filled += positions;
  report({ kind: 'game', positions, bytes: samples.byteLength });
}
writer.close();
if (filled >= piece) report({ kind: 'full', game });
