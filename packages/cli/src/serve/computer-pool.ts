import { Worker } from 'node:worker_threads';
import type { ComputerPool, ComputerQuestion, Urgency } from '@thera/server';
import { UrgencyQueue } from './urgency-queue.ts';

/** A question that waits for a thread. */
interface Waiting {
  readonly question: ComputerQuestion;
  readonly resolve: (steps: readonly unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/** What a thread answers. */
export interface PoolAnswer {
  readonly steps: readonly unknown[] | undefined;
}

/** Threads that think for the computers of all tables, each about one decision at a time; who waits most urgently is served first. */
export class WorkerPool implements ComputerPool {
  readonly #most: number;
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  readonly #waiting = new UrgencyQueue<Waiting>();
  #isClosed = false;

  constructor(most: number) {
    this.#most = most;
  }

  decide(question: ComputerQuestion, urgency: Urgency): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject }, urgency);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.isEmpty) return;
    const worker = this.#idle.pop() ?? this.#hire();
    const waiting = worker && this.#waiting.shift();
    if (worker === undefined || waiting === undefined) return;
    const answered = ({ steps }: PoolAnswer): void => {
      worker.off('error', failed);
      this.#idle.push(worker);
      if (steps === undefined) waiting.reject(new Error('the computer found nothing to do'));
      else waiting.resolve(steps);
      this.#next();
    };
    const failed = (error: unknown): void => {
      this.#all.delete(worker);
      waiting.reject(error);
      this.#next();
    };
    worker.once('message', answered).once('error', failed);
    worker.postMessage(waiting.question);
  }

  #hire(): Worker | undefined {
    if (this.#all.size >= this.#most) return undefined;
    const worker = new Worker(new URL('./computer-worker.ts', import.meta.url));
    this.#all.add(worker);
    return worker;
  }
}
