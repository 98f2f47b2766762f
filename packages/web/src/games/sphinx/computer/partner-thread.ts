import type { PartnerAnswers } from '@thera/play/sphinx';
import type { State, Step, Tier } from '@thera/sphinx';
import type { Question } from '@thera/table';
import type { PartnerAnswer, PartnerRequest } from './partner-messages.ts';

/** One question that is being thought about. */
interface Asked {
  readonly id: number;
  readonly settle: (answer: PartnerAnswer['answer'] | undefined) => void;
}

/** The computer in a worker of its own. It thinks about one question at a time; a new one ends the old. */
export class PartnerThread {
  private worker: Worker | undefined;
  private question: Asked | undefined;
  private asked = 0;

  prepare(): void {
    this.worker ??= this.spawn();
  }

  /** What it answers; undefined if nobody wants to know any more. */
  ask<What extends keyof PartnerAnswers>(
    what: What,
    {
      view,
      seat,
      level,
      seed,
      budget: { milliseconds },
      interruption,
    }: Omit<Question<State, Step>, 'report'>,
    aim: Tier,
  ): Promise<PartnerAnswers[What] | undefined> {
    this.settle(undefined);
    this.worker ??= this.spawn();
    const id = ++this.asked;
    const limit = milliseconds === undefined ? {} : { patience: milliseconds };
    this.worker.postMessage({ id, what, view, seat, level, seed, aim, ...limit } satisfies PartnerRequest);
    return new Promise((settle) => {
      // What comes back is what was asked for, which no message can tell the compiler.
      this.question = { id, settle: (answer) => settle(answer as PartnerAnswers[What] | undefined) };
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

  private settle(answer: PartnerAnswer['answer'] | undefined): void {
    const { question } = this;
    this.question = undefined;
    question?.settle(answer);
  }

  private endWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private spawn(): Worker {
    const worker = new Worker(new URL('./partner-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<PartnerAnswer>) => {
      if (this.question?.id === id) this.settle(answer);
    });
    worker.addEventListener('error', ({ message }) => {
      this.endWorker();
      this.settle(undefined);
      throw new Error(`the computer failed: ${message}`);
    });
    return worker;
  }
}
