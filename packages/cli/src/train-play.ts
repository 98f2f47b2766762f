import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gameOf, powerAt, SAMPLE_WORDS, TRAINING_POWERS } from '@thera/engine';
import { formatPower } from '@thera/rules';
import { fault, ok, type Result } from '@thera/table';
import type { Catalogue, TrainError } from '@thera/texts';
import { formatSpan, StatusLine } from './status-line.ts';
import { bestOf, openSamples, readSamples, sampleFileOf, sampleFiles } from './train-files.ts';
import type { TrainOptions } from './train-options.ts';
import type { PlayOrder, PlayReport } from './train-play-worker.ts';
import { HAND, readJudge } from './train-searcher.ts';

/** What there is in a folder of samples, and what comes in. */
class Harvest {
  games = 0;
  positions = 0;
  private readonly byPower: Map<number, number> = new Map(TRAINING_POWERS.map(({ number }) => [number, 0]));

  /** Counts the samples of games that are whole. */
  add(samples: Int32Array): void {
    let last = -1;
    for (let at = 0; at < samples.length; at += SAMPLE_WORDS) {
      if (gameOf(samples, at) !== last) this.games++;
      last = gameOf(samples, at);
      this.positions++;
      const one = powerAt(samples, at, 0);
      const other = powerAt(samples, at, 1);
      this.byPower.set(one, (this.byPower.get(one) ?? 0) + 1);
      if (other !== one) this.byPower.set(other, (this.byPower.get(other) ?? 0) + 1);
    }
  }

  /** The power that is rarest, and in how many positions it is. */
  rarest(): readonly [string, number] {
    const counts = TRAINING_POWERS.map(
      (power) => [formatPower(power), this.byPower.get(power.number)!] as const,
    );
    return counts.reduce((least, next) => (next[1] < least[1] ? next : least));
  }
}

/** Plays with itself until there are as many positions as wanted or somebody stops it. Says whether it came to its end. */
export async function playForTraining(
  options: TrainOptions,
  { commandLine: { train } }: Catalogue,
): Promise<Result<boolean, TrainError>> {
  const { data, positions, threads } = options;
  const harvest = new Harvest();
  const orders = prepare(options, harvest);
  if (!orders.ok) return orders;
  const { stop } = orders.value[0]!;
  const halt = (): void => void Atomics.store(stop, 0, 1);
  const began = performance.now();
  const before = harvest.positions;
  const status = new StatusLine();
  let isInterrupted = false;
  const interrupt = (): void => {
    isInterrupted = true;
    halt();
  };
  const describe = (): string => {
    const elapsed = performance.now() - began;
    const rate = (harvest.positions - before) / elapsed;
    const [power, count] = harvest.rarest();
    return [
      train.games(String(harvest.games)),
      train.positions(String(harvest.positions)),
      train.rate((rate * 1000).toFixed(1)),
      train.rarest(power, String(count)),
      train.left(formatSpan((positions - harvest.positions) / rate)),
    ].join(' · ');
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  status.end(train.playing(data, String(threads)));
  if (harvest.positions >= positions) halt();
  await Promise.all(
    orders.value.map((order) => {
      const worker = new Worker(new URL('./train-play-worker.ts', import.meta.url), { workerData: order });
      worker.on('message', (report: PlayReport) => {
        if (!(report instanceof Int32Array)) {
          process.stderr.write(`${train.failed(report.game)} ${inspect(report.error)}\n`);
          return;
        }
        harvest.add(report);
        if (harvest.positions >= positions) halt();
        status.tell(describe);
      });
      // Without it one thread that fails would leave the others playing.
      worker.on('error', halt);
      return once(worker, 'exit');
    }),
  );
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  status.end(describe());
  return ok(!isInterrupted);
}

/** What each thread is told: games go on where its file ends. */
function prepare(options: TrainOptions, harvest: Harvest): Result<readonly PlayOrder[], TrainError> {
  const { data, threads, nodes, mortals, seed } = options;
  const judge = readJudge(options.net ?? (existsSync(bestOf(data)) ? bestOf(data) : HAND));
  if (!judge.ok) return judge;
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const orders: PlayOrder[] = [];
  for (let thread = 0; thread < threads; thread++) {
    const path = sampleFileOf(data, thread);
    const file = openSamples(path, data, seed + thread);
    if (!file.ok) return fault(file.error, path);
    const { samples } = file.value;
    const first = samples.length === 0 ? 1 : gameOf(samples, samples.length - SAMPLE_WORDS) + 1;
    orders.push({ path, seed: file.value.seed, first, nodes, mortals, net: judge.value, stop });
  }
  for (const path of sampleFiles(data)) {
    const file = readSamples(path);
    if (!file.ok) return fault(file.error, path);
    harvest.add(file.value.samples);
  }
  return ok(orders);
}
