import type { View } from '@thera/santorini';
import type { Level, Question, Wish } from '@thera/table';
import type { Opponent } from '../../opponent.ts';
import type { ThinkAnswer, ThinkerMessage } from './thinker-messages.ts';

/** One question to the computer that is being thought about. */
interface Asked {
  readonly id: number;
  readonly report: Question<View, string>['report'];
  readonly settle: (steps: readonly string[] | undefined) => void;
  /** The best that was found so far. */
  found?: readonly string[];
  /** Whoever waits takes whatever there is. */
  isHurried?: boolean;
}

/**
 * The computer in a worker of its own. It thinks about one question at a time; a new one ends the old. What it has learnt
 * in a game stays with the worker.
 */
export class Thinker implements Opponent<View, string> {
  private worker: Worker | undefined;
  private question: Asked | undefined;
  private asked = 0;
  /** Where a worker reads which question is given up, while it thinks. */
  private readonly givenUp: Int32Array | undefined = globalThis.crossOriginIsolated
    ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    : undefined;

  prepare(level: Level): void {
    this.tell({ kind: 'preparation', level });
  }

  /** The clock is the worker's own. */
  decide({
    view,
    seat,
    level,
    seed,
    budget: { milliseconds },
    interruption,
    report,
  }: Question<View, string>): Promise<readonly string[] | undefined> {
    if (this.question !== undefined) this.dismiss(undefined);
    const id = ++this.asked;
    const limit = milliseconds === undefined ? {} : { patience: milliseconds };
    this.tell({ kind: 'question', id, view, seat, level, seed, ...limit });
    return new Promise((settle) => {
      this.question = { id, report, settle };
      interruption?.listen((wish) => this.hear(id, wish));
    });
  }

  /** Nobody will ask again. */
  dispose(): void {
    this.endWorker();
    this.settle(undefined);
  }

  private hear(id: number, wish: Wish): void {
    const { question } = this;
    if (question?.id !== id) return;
    if (wish === 'stop') this.dismiss(undefined);
    else if (question.found !== undefined) this.dismiss(question.found);
    else question.isHurried = true;
  }

  private improve(question: Asked, steps: readonly string[]): void {
    question.found = steps;
    question.report?.({ steps });
    if (question.isHurried) this.dismiss(steps);
  }

  /** A search can only be talked to through memory; without that its worker goes, and the next question gets a new one. */
  private dismiss(steps: readonly string[] | undefined): void {
    if (this.givenUp === undefined) this.endWorker();
    else Atomics.store(this.givenUp, 0, this.asked);
    this.settle(steps);
  }

  private endWorker(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private tell(message: ThinkerMessage): void {
    this.worker ??= this.spawn();
    this.worker.postMessage(message);
  }

  private settle(steps: readonly string[] | undefined): void {
    const { question } = this;
    this.question = undefined;
    question?.settle(steps);
  }

  private spawn(): Worker {
    const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkAnswer>) => {
      const { question } = this;
      if (question === undefined || data.id !== question.id) return;
      if (data.kind === 'progress') this.improve(question, data.steps);
      else this.settle(data.steps);
    });
    worker.addEventListener('error', ({ message }) => {
      this.endWorker();
      this.settle(undefined);
      throw new Error(`the computer failed: ${message}`);
    });
    worker.postMessage({ kind: 'start', givenUp: this.givenUp } satisfies ThinkerMessage);
    return worker;
  }
}
