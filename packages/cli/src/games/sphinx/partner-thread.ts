import { Worker } from 'node:worker_threads';
import type { PartnerAnswers, PartnerQuestion } from '@thera/play/sphinx';
import type { Interruption } from '@thera/table';

/** The computer in a thread of its own: while it thinks, a person can leave. */
export class PartnerThread {
  private worker: Worker | undefined;

  /** What it answers; undefined if it was interrupted. */
  ask<What extends keyof PartnerAnswers>(
    what: What,
    question: Omit<PartnerQuestion, 'what'>,
    interruption: Interruption,
  ): Promise<PartnerAnswers[What] | undefined> {
    this.worker ??= new Worker(new URL('./partner-worker.ts', import.meta.url));
    const { worker } = this;
    return new Promise((resolve, reject) => {
      worker.removeAllListeners();
      worker.on('message', (answer: PartnerAnswers[What]) => resolve(answer)).on('error', reject);
      worker.postMessage({ what, ...question } satisfies PartnerQuestion);
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
