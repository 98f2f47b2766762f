import type { Question } from '@thera/table';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.ts';

/** One question that is being thought about. */
interface Pending<Answer> {
  readonly id: number;
  readonly settle: (answer: Answer | undefined) => void;
}

/** How long a question may be thought about, and how it is given up. */
type Limits = Pick<Question<unknown, unknown>, 'budget' | 'interruption'>;

/** The computer in a worker of its own. It thinks about one question at a time; a new one ends the old. */
export class ThinkingThread<Asked, Answer> {
  private readonly spawnWorker: () => Worker;
  private worker: Worker | undefined;
  private question: Pending<Answer> | undefined;
  private count = 0;

  constructor(spawnWorker: () => Worker) {
    this.spawnWorker = spawnWorker;
  }

  prepare(): void {
    this.worker ??= this.spawn();
  }

  /** What it answers; undefined if nobody wants to know any more. */
  ask(asked: Asked, { budget: { milliseconds }, interruption }: Limits): Promise<Answer | undefined> {
    this.settle(undefined);
    this.worker ??= this.spawn();
    const id = ++this.count;
    const limit = milliseconds === undefined ? {} : { patience: milliseconds };
    this.worker.postMessage({ id, asked, ...limit } satisfies ThreadRequest<Asked>);
    return new Promise((settle) => {
      this.question = { id, settle };
      // It thinks for a few seconds at most; whoever does not want to know any more just does not listen.
      interruption?.listen(() => {
        if (this.question?.id === id) this.settle(undefined);
      });
    });
  }

  /** Nobody will ask again. */
  dispose(): void {
    this.endWorker();
    this.settle(undefined);
  }

  private settle(answer: Answer | undefined): void {
    const { question } = this;
    this.question = undefined;
    question?.settle(answer);
  }

  private endWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private spawn(): Worker {
    const worker = this.spawnWorker();
    worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<ThreadAnswer<Answer>>) => {
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
