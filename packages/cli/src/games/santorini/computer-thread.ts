import { Worker } from 'node:worker_threads';
import type { View } from '@thera/santorini';
import type { ComputerPlayer, Question } from '@thera/table';

/** What the thread is asked, and what it answers. */
export type ComputerQuestion = Pick<Question<View, string>, 'view' | 'seat' | 'level' | 'seed'>;
export interface ComputerAnswer {
  readonly steps: readonly string[] | undefined;
}

/** The computer of one game, in a thread of its own: while it thinks, a person can leave. */
export class ComputerThread implements ComputerPlayer<View, string> {
  private worker: Worker | undefined;

  /** The clock is the thread's own, which goes by the level. Who is given up is ended. */
  decide({
    view,
    seat,
    level,
    seed,
    interruption,
  }: Question<View, string>): Promise<readonly string[] | undefined> {
    const question: ComputerQuestion = { view, seat, level, seed };
    this.worker ??= new Worker(new URL('./computer-worker.ts', import.meta.url));
    const { worker } = this;
    return new Promise((resolve, reject) => {
      worker.removeAllListeners();
      worker.on('message', ({ steps }: ComputerAnswer) => resolve(steps)).on('error', reject);
      worker.postMessage(question);
      interruption?.listen(() => {
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
