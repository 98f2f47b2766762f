import { Worker } from 'node:worker_threads';
import type { Host, Task } from '@thera/engine';
import { MOST_THREADS } from './engine-helpers.ts';
import { sendTask, type WorkerShare, type WorkReport } from './engine-work.ts';

/** A host whose work is done in a thread of its own, so that it can be stopped at any moment. */
export class ThreadHost implements Host {
  readonly name: string;
  readonly mostThreads: number = MOST_THREADS;
  private readonly stopping: Int32Array = new Int32Array(new SharedArrayBuffer(4));
  private readonly write: (line: string) => void;
  private worker: Worker | undefined;

  constructor(name: string, write: (line: string) => void) {
    this.name = name;
    this.write = write;
  }

  say(line: string): void {
    this.write(line);
  }

  stop(): void {
    Atomics.store(this.stopping, 0, 1);
    Atomics.notify(this.stopping, 0);
  }

  work(task: Task): Promise<void> {
    Atomics.store(this.stopping, 0, 0);
    this.worker ??= this.spawn();
    const worker = this.worker;
    return new Promise((resolve, reject) => {
      const hear = (report: WorkReport): void => {
        if ('line' in report) this.say(report.line);
        else finish(resolve);
      };
      const fail = (error: unknown): void => {
        // The next task gets a new thread.
        this.worker = undefined;
        finish(() => reject(error));
      };
      const finish = (settle: () => void): void => {
        worker.off('message', hear).off('error', fail);
        settle();
      };
      worker.on('message', hear).on('error', fail);
      worker.postMessage(sendTask(task));
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.stop();
    await this.worker?.terminate();
  }

  private spawn(): Worker {
    const workerData: WorkerShare = { stop: this.stopping.buffer as SharedArrayBuffer };
    return new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData });
  }
}
