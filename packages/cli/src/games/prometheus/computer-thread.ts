import { Worker } from 'node:worker_threads';
import type { Step, View } from '@thera/prometheus';
import type { Interruption, Level, Seat } from '@thera/table';

/** A question to the thread in which the computer thinks. */
export interface ComputerQuestion {
  readonly view: View;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
}

/** The computer in a thread of its own: while it thinks, a person can leave. */
export class ComputerThread {
  private worker: Worker | undefined;

  /** What it would do; undefined if it was interrupted. */
  ask(question: ComputerQuestion, interruption: Interruption): Promise<readonly Step[] | undefined> {
    this.worker ??= new Worker(new URL('./computer-worker.ts', import.meta.url));
    const { worker } = this;
    return new Promise((resolve, reject) => {
      worker.removeAllListeners();
      worker.on('message', (steps: readonly Step[]) => resolve(steps)).on('error', reject);
      worker.postMessage(question);
      interruption.listen(() => {
        this.close();
        resolve(undefined);
      });
    });
  }

  /** Ends the thread. */
  close(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }
}
