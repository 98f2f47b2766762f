import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RoomPart, TrainingDesk, TrainingOrder } from './train-net-worker.ts';

/** The threads that train one net together. */
export class TrainThreads {
  private readonly workers: readonly Worker[];

  constructor(desk: Omit<TrainingDesk, 'shape'>, hidden: number, threads: number) {
    this.workers = Array.from({ length: threads }, (_, thread) => {
      const workerData: TrainingDesk = { ...desk, shape: { hidden, threads, thread } };
      return new Worker(new URL('./train-net-worker.ts', import.meta.url), { workerData });
    });
  }

  /** Learns from a part of a room, and changes the net once. Gives the sum of squared errors. */
  async learn(part: RoomPart, augmentation: number, step: number, rate: number): Promise<number> {
    const batchSize = part.to - part.from;
    const loss = await this.shared(part, (share) => ({ kind: 'learn', batchSize, augmentation, ...share }));
    await Promise.all(this.workers.map((worker) => ask(worker, { kind: 'update', step, rate })));
    return loss;
  }

  /** The sum of squared errors of a part of a room. */
  validate(part: RoomPart): Promise<number> {
    return this.shared(part, (share) => ({ kind: 'validate', ...share }));
  }

  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }

  private async shared(
    { room, from, to }: RoomPart,
    orderFor: (share: RoomPart) => TrainingOrder,
  ): Promise<number> {
    const cut = (n: number): number => from + Math.floor(((to - from) * n) / this.workers.length);
    const losses = await Promise.all(
      this.workers.map((worker, n) => ask(worker, orderFor({ room, from: cut(n), to: cut(n + 1) }))),
    );
    return losses.reduce((sum, loss) => sum + loss, 0);
  }
}

async function ask(worker: Worker, order: TrainingOrder): Promise<number> {
  worker.postMessage(order);
  const [loss] = await once(worker, 'message');
  return loss as number;
}
