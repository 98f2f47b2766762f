import { once } from 'node:events';
import { copyFileSync, existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { estimateElo, NO_PAIRS, type PairCounts, sprt, withPair } from '@thera/engine';
import { ok, type Result } from '@thera/table';
import type { SantoriniCatalogue, TrainError } from '@thera/texts/santorini';

import { formatSpan, StatusLine } from '../../../status-line.ts';
import { bestOf, candidateOf } from './train-files.ts';
import type { GateOrder } from './train-gate-worker.ts';
import type { TrainOptions } from './train-options.ts';
import { HAND, readNet } from './train-searcher.ts';

/** A new net is taken when it is rather this much better than not better at all. */
const QUESTION = { elo0: 0, elo1: 15, alpha: 0.05, beta: 0.05 } as const;

/** Lets a net play against the best so far, and makes it the best if that is certain. Says whether it came to its end. */
export async function gateNet(
  options: TrainOptions,
  { commandLine: { train } }: SantoriniCatalogue,
): Promise<Result<boolean, TrainError>> {
  const { data, nodes, mortals, threads, games, seed } = options;
  const best = bestOf(data);
  const net = options.net ?? candidateOf(data);
  const against = options.against ?? (existsSync(best) ? best : HAND);
  const one = readNet(net);
  if (!one.ok) return one;
  const other = readNet(against);
  if (!other.ok) return other;
  const [stop, begun] = [shared(), shared()];
  const order: GateOrder = { nets: [one.value, other.value], seed, nodes, mortals, stop, begun };
  const status = new StatusLine();
  const nameOf = (evaluator: string): string => (evaluator === HAND ? train.byHand : evaluator);
  status.end(train.gate(nameOf(net), nameOf(against)));
  const began = performance.now();
  let counts: PairCounts = NO_PAIRS;
  let isInterrupted = false;
  const halt = (): void => void Atomics.store(stop, 0, 1);
  const interrupt = (): void => {
    isInterrupted = true;
    halt();
  };
  const played = (): number => 2 * counts.reduce((sum, count) => sum + count, 0);
  const describe = (): string => {
    const { elo, least, most } = estimateElo(counts);
    const { ratio, lower, upper } = sprt(counts, QUESTION);
    const points = counts.reduce((sum, count, n) => sum + (count * n) / 2, 0);
    const left = ((performance.now() - began) / played()) * (games - played());
    return [
      train.games(String(played())),
      train.points(String(points)),
      train.elo(elo.toFixed(0), ((most - least) / 2).toFixed(0)),
      train.ratio(ratio.toFixed(2), `${lower.toFixed(2)}…${upper.toFixed(2)}`),
      train.left(formatSpan(left)),
    ].join(' · ');
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  await Promise.all(
    Array.from({ length: threads }, () => {
      const worker = new Worker(new URL('./train-gate-worker.ts', import.meta.url), { workerData: order });
      worker.on('message', (points: number) => {
        // What comes after the answer could only be chosen to suit it.
        if (Atomics.load(stop, 0) !== 0) return;
        counts = withPair(counts, points);
        if (played() >= games || sprt(counts, QUESTION).answer !== undefined) halt();
        status.tell(describe);
      });
      worker.on('error', halt);
      return once(worker, 'exit');
    }),
  );
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  status.end(describe());
  if (isInterrupted) return ok(false);
  const { answer } = sprt(counts, QUESTION);
  if (answer === 'elo1') {
    if (net !== HAND) copyFileSync(net, best);
    status.end(train.accepted(best));
  } else status.end(answer === 'elo0' ? train.rejected(net) : train.undecided(net));
  return ok(true);
}

const shared = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));
