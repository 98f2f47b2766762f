import { Worker } from 'node:worker_threads';
import type { Advice, Step, View } from '@thera/prometheus';
import type { Interruption, Level, Seat } from '@thera/table';

/** What the computer can be asked: a decision, or a hint. */
export interface ComputerAnswers {
  readonly decide: readonly Step[] | undefined;
  readonly advise: Advice | undefined;
}

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

  /** What it answers; undefined if it was interrupted. */
  ask<What extends keyof ComputerAnswers>(
    what: What,
    question: ComputerQuestion,
    interruption: Interruption,
  ): Promise<ComputerAnswers[What] | undefined> {
    this.worker ??= new Worker(new URL('./computer-worker.ts', import.meta.url));
    const { worker } = this;
    return new Promise((resolve, reject) => {
      worker.removeAllListeners();
      worker.on('message', (answer: ComputerAnswers[What]) => resolve(answer)).on('error', reject);
      worker.postMessage({ what, ...question });
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
