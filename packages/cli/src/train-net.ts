import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createTrainingMemory,
  formatCheckpoint,
  formatNet,
  initialise,
  layoutFor,
  parseCheckpoint,
  quantise,
  rateAt,
  shuffleInPlace,
  splitSamples,
  stateIn,
  type TrainingState,
} from '@thera/engine';
import { fault, ok, type Result } from '@thera/table';
import type { Catalogue, TrainError } from '@thera/texts';
import { kernelBytes } from './kernel-bytes.ts';
import { formatSpan, StatusLine } from './status-line.ts';
import { candidateOf, readAllSamples } from './train-files.ts';
import type { TrainOptions } from './train-options.ts';
import { TrainTeam } from './train-team.ts';

/** Where training can go on from. */
export const checkpointOf = (folder: string): string => join(folder, 'net.checkpoint');

/** Trains a net with the samples of the folder, and writes it. Says whether it came to its end. */
export async function trainNet(
  options: TrainOptions,
  { commandLine: { train } }: Catalogue,
): Promise<Result<boolean, TrainError>> {
  const { data, hidden, threads, epochs, batch, rate, mix, seed, net = candidateOf(data) } = options;
  const all = readAllSamples(data);
  if (!all.ok) return all;
  const { learning, checking } = splitSamples(all.value);
  if (learning.length === 0) return fault('no-samples', data);
  const kernel = kernelBytes('trainer');
  if (kernel === undefined) return fault('no-kernel', 'trainer');
  const memory = createTrainingMemory(hidden, threads);
  const state = stateIn(layoutFor(hidden, threads), memory.buffer);
  const begun = begin(state, options);
  if (!begun.ok) return begun;
  const order = sharedCopy(learning);
  const desk = { kernel, memory, samples: all.value, mix, learning: order, checking: sharedCopy(checking) };
  const team = new TrainTeam(desk, hidden, threads);
  const status = new StatusLine();
  let isStopped = false;
  const stop = (): void => {
    isStopped = true;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  status.end(train.learning(String(learning.length), String(checking.length)));
  if (begun.value.epochs > 0) status.end(train.goingOn(String(begun.value.epochs)));
  const batches = Math.ceil(learning.length / batch);
  const began = performance.now();
  let { steps } = begun.value;
  let seen = 0;
  let checked = '–';
  for (let epoch = begun.value.epochs; epoch < epochs && !isStopped; epoch++) {
    order.set(learning);
    shuffleInPlace(order, seed + epoch);
    let loss = 0;
    let done = 0;
    const describe = (): string => {
      const speed = seen / (performance.now() - began);
      const left = ((epochs - epoch) * learning.length - done) / speed;
      return [
        train.epoch(String(epoch + 1), String(epochs)),
        train.partOfEpoch(((100 * done) / learning.length).toFixed(0)),
        train.loss((loss / done).toFixed(6), checked),
        train.rate((speed * 1000).toFixed(0)),
        train.left(formatSpan(left)),
      ].join(' · ');
    };
    for (let n = 0; n < batches && !isStopped; n++) {
      const to = Math.min(done + batch, learning.length);
      const speed = rateAt(epoch * batches + n + 1, epochs * batches, rate);
      loss += await team.learn(done, to, seed + epoch, ++steps, speed);
      seen += to - done;
      done = to;
      status.tell(describe);
    }
    if (isStopped) break;
    const errors = await team.check(checking.length);
    if (checking.length > 0) checked = (errors / checking.length).toFixed(6);
    status.end(describe());
    replace(checkpointOf(data), formatCheckpoint({ hidden, epochs: epoch + 1, steps, ...state }));
    replace(net, formatNet(quantise(state.parameters, hidden)));
  }
  process.off('SIGINT', stop).off('SIGTERM', stop);
  await team.end();
  if (existsSync(net)) status.end(train.written(net));
  return ok(!isStopped);
}

/** Sets the parameters to where training was stopped, or to where it begins. */
function begin(
  state: TrainingState,
  { data, hidden, seed }: TrainOptions,
): Result<{ readonly epochs: number; readonly steps: number }, TrainError> {
  const path = checkpointOf(data);
  if (!existsSync(path)) {
    initialise(state.parameters, hidden, seed);
    return ok({ epochs: 0, steps: 0 });
  }
  const known = parseCheckpoint(readFileSync(path), hidden);
  if (!known.ok) return fault(known.error, path);
  state.parameters.set(known.value.parameters);
  state.means.set(known.value.means);
  state.squares.set(known.value.squares);
  return ok(known.value);
}

/** Writes a file as a whole: whoever is stopped in the middle leaves the old one. */
function replace(path: string, bytes: Uint8Array): void {
  writeFileSync(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
}

function sharedCopy(numbers: Uint32Array): Uint32Array {
  const copy = new Uint32Array(new SharedArrayBuffer(numbers.byteLength));
  copy.set(numbers);
  return copy;
}
