import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TrainingDesk, TrainingOrder } from './train-net-worker.ts';

/** The threads that train one net together. */
export class TrainTeam {
  private readonly workers: readonly Worker[];

  constructor(desk: Omit<TrainingDesk, 'shape'>, hidden: number, threads: number) {
    this.workers = Array.from({ length: threads }, (_, thread) => {
      const workerData: TrainingDesk = { ...desk, shape: { hidden, threads, thread } };
      return new Worker(new URL('./train-net-worker.ts', import.meta.url), { workerData });
    });
  }

  /** Learns from samples `from` to `to` of the order, and changes the net once. Gives the sum of squared errors. */
  async learn(from: number, to: number, turning: number, step: number, rate: number): Promise<number> {
    const batch = to - from;
    const loss = await this.shared(from, to, (part) => ({ kind: 'learn', batch, turning, ...part }));
    await Promise.all(this.workers.map((worker) => ask(worker, { kind: 'update', step, rate })));
    return loss;
  }

  /** The sum of squared errors of the first `count` samples to check with. */
  check(count: number): Promise<number> {
    return this.shared(0, count, (part) => ({ kind: 'check', ...part }));
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private async shared(
    from: number,
    to: number,
    orderFor: (part: { readonly from: number; readonly to: number }) => TrainingOrder,
  ): Promise<number> {
    const cut = (n: number): number => from + Math.floor(((to - from) * n) / this.workers.length);
    const losses = await Promise.all(
      this.workers.map((worker, n) => ask(worker, orderFor({ from: cut(n), to: cut(n + 1) }))),
    );
    return losses.reduce((sum, loss) => sum + loss, 0);
  }
}

async function ask(worker: Worker, order: TrainingOrder): Promise<number> {
  worker.postMessage(order);
  const [loss] = await once(worker, 'message');
  return loss as number;
}
