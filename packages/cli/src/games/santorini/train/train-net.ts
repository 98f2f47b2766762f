import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BEGINNING,
  type Checkpoint,
  createTrainingMemory,
  formatCheckpoint,
  formatNet,
  initialise,
  layoutFor,
  type Progress,
  parseCheckpoint,
  quantise,
  rateAt,
  stateIn,
  type TrainingState,
  unquantise,
} from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';
import type { SantoriniCatalogue, TrainError } from '@thera/texts/santorini';

import { StatusLine } from '../../../status-line.ts';
import { kernelBytes } from '../engine/kernel-bytes.ts';
import { candidateOf } from './train-files.ts';
import type { TrainOptions } from './train-options.ts';
import { TrainReport } from './train-report.ts';
import { createRoom } from './train-room.ts';
import { type Round, RoundReader } from './train-rounds.ts';
import { readNet } from './train-searcher.ts';
import { StretchReader } from './train-stretch-reader.ts';
import { survey } from './train-survey.ts';
import { TrainThreads } from './train-threads.ts';

/** Where training can go on from. */
export const checkpointOf = (folder: string): string => join(folder, 'net.checkpoint');

/** The number of the room with samples for validation; those before are learned from. */
const VALIDATION = 2;

/** Trains a net with the samples of the folder, and writes it. Says whether it came to its end. */
export async function trainNet(
  options: TrainOptions,
  { commandLine: { train } }: SantoriniCatalogue,
): Promise<Result<boolean, TrainError>> {
  const {
    data,
    hidden,
    threads,
    epochs,
    batch,
    rate,
    lambda,
    tree,
    seed,
    buffer,
    net = candidateOf(data),
  } = options;
  const kernel = kernelBytes('trainer');
  if (kernel === undefined) return fault('no-kernel', 'trainer');
  const known = readCheckpoint(data, hidden);
  if (!known.ok) return known;
  const seen = survey({ folder: data, lambda, tree, held: buffer }, known.value?.dataset);
  if (!seen.ok) return seen;
  const { dataset, calibrations, learning, validation } = seen.value;
  if (learning === 0) return fault('no-samples', data);

  const memory = createTrainingMemory(hidden, threads);
  const state = stateIn(layoutFor(hidden, threads), memory.buffer);
  const begun = begin(state, known.value, options);
  if (!begun.ok) return begun;
  const size = Math.min(dataset.held, learning);
  const rooms = [createRoom(size), createRoom(size)] as const;
  const trainers = new TrainThreads({ kernel, memory, rooms: [...rooms, validation] }, hidden, threads);
  const reader = await StretchReader.open(dataset.files.map(({ name }) => join(data, name)));
  const status = new StatusLine();
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  status.end(train.learning(String(learning), String(validation.order.length)));
  for (const [source, byKind] of calibrations)
    for (const kind of ['mortals', 'powers'] as const) {
      const { scale, surprise } = byKind[kind];
      status.end(train.scales[kind](source, scale.toFixed(0), (100 * surprise).toFixed(1)));
    }

  let progress = known.value?.progress ?? BEGINNING;
  if (known.value !== undefined) status.end(train.goingOn(String(progress.epochs)));
  const report = new TrainReport(train, { learning, epochs });
  const save = (): void =>
    replace(checkpointOf(data), formatCheckpoint({ hidden, progress, dataset, ...state }));
  const plan = { dataset, epochs, lambda, tree, seed };
  for await (const round of new RoundReader(reader, plan, rooms).from(progress)) {
    const size = batchSize(round.count, batch);
    for (let from = progress.inRound; from < round.count && !isStopped; from += size) {
      const to = Math.min(from + size, round.count);
      const inEpoch = progress.inEpoch + to - from;
      const speed = rateAt(round.epoch * learning + inEpoch, epochs * learning, rate);
      const steps = progress.steps + 1;
      report.add(to - from, await trainers.learn({ room: round.room, from, to }, round.seed, steps, speed));
      progress = { ...progress, inRound: to, inEpoch, steps };
      status.tell(() => report.describe(progress));
    }
    if (isStopped) break;
    if (round.isLast) {
      const count = validation.order.length;
      report.validate(count, await trainers.validate({ room: VALIDATION, from: 0, to: count }));
      status.end(report.describe(progress));
      report.beginEpoch();
    }
    progress = after(round, progress);
    save();
    replace(net, formatNet(quantise(state.parameters, hidden)));
  }
  if (isStopped) save();
  process.off('SIGINT', stop).off('SIGTERM', stop);
  await Promise.all([trainers.end(), reader.close()]);
  if (existsSync(net)) status.end(train.written(net));
  return ok(!isStopped);
}

/** What there is to go on from, if anything. */
function readCheckpoint(data: string, hidden: number): Result<Checkpoint | undefined, TrainError> {
  const path = checkpointOf(data);
  if (!existsSync(path)) return ok(undefined);
  const known = parseCheckpoint(readFileSync(path), hidden);
  return known.ok ? known : fault(known.error, path);
}

/** Sets the parameters to where training was stopped, or to where it begins. */
function begin(
  { parameters, means, squares }: TrainingState,
  known: TrainingState | undefined,
  { hidden, seed, from }: TrainOptions,
): Result<void, TrainError> {
  if (known !== undefined) {
    parameters.set(known.parameters);
    means.set(known.means);
    squares.set(known.squares);
    return ok(undefined);
  }
  const former = from === undefined ? ok(undefined) : readNet(from);
  if (!former.ok) return former;
  if (former.value === undefined) initialise(parameters, hidden, seed);
  else if (former.value.hidden > hidden) return fault('wide-net', from);
  else unquantise(former.value, parameters, hidden, seed);
  return ok(undefined);
}

/** The batches of a round are about as large, so that none is a few samples only. */
const batchSize = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));

/** How far training is when a round is done. */
function after({ epoch, number, isLast }: Round, progress: Progress): Progress {
  const { inEpoch, steps } = progress;
  if (isLast) return { ...BEGINNING, epochs: epoch + 1, steps };
  return { epochs: epoch, rounds: number + 1, inRound: 0, inEpoch, steps };
}

/** Writes a file as a whole: whoever is stopped in the middle leaves the old one. */
function replace(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
}
