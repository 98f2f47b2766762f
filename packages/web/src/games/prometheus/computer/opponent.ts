import type { Step, View } from '@thera/prometheus';
import type { Question } from '@thera/table';
import type { Opponent as Seated } from '../../opponent.ts';
import type { OpponentAnswer, OpponentRequest } from './opponent-messages.ts';

/** One question that is being thought about. */
interface Asked {
  readonly id: number;
  readonly settle: (steps: readonly Step[] | undefined) => void;
}

/** The computer in a worker of its own. It plays any seat, and says what it would do. */
export class Opponent implements Seated<View, Step> {
  private worker: Worker | undefined;
  private question: Asked | undefined;
  private asked = 0;

  prepare(): void {
    this.worker ??= this.spawn();
  }

  decide({
    view,
    seat,
    level,
    seed,
    budget: { milliseconds },
    interruption,
  }: Question<View, Step>): Promise<readonly Step[] | undefined> {
    this.settle(undefined);
    this.worker ??= this.spawn();
    const id = ++this.asked;
    const limit = milliseconds === undefined ? {} : { patience: milliseconds };
    this.worker.postMessage({ id, view, seat, level, seed, ...limit } satisfies OpponentRequest);
    return new Promise((settle) => {
      this.question = { id, settle };
      // It thinks for a few seconds at most; whoever does not want to know any more just does not listen.
      interruption?.listen(() => {
        if (this.question?.id === id) this.settle(undefined);
      });
    });
  }

  dispose(): void {
    this.endWorker();
    this.settle(undefined);
  }

  private settle(steps: readonly Step[] | undefined): void {
    const { question } = this;
    this.question = undefined;
    question?.settle(steps);
  }

  private endWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private spawn(): Worker {
    const worker = new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { id, steps } }: MessageEvent<OpponentAnswer>) => {
      if (this.question?.id === id) this.settle(steps);
    });
    worker.addEventListener('error', ({ message }) => {
      this.endWorker();
      this.settle(undefined);
      throw new Error(`the computer failed: ${message}`);
    });
    return worker;
  }
}
