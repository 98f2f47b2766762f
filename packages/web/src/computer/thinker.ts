import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Level, Thought } from '@thera/engine';
import { formatStage, type Stage } from '@thera/rules';
import type { ThinkAnswer, ThinkRequest } from './thinker-messages.ts';

/** One question to the computer that is being thought about. */
interface Question {
  readonly id: number;
  readonly settle: (thought: Thought | undefined) => void;
}

/** The computer in a worker of its own. It thinks about one question at a time; a new one ends the old. */
export class Thinker {
  private readonly latest: Signal<Thought | undefined> = signal(undefined);
  private worker: Worker | undefined;
  private question: Question | undefined;
  private asked = 0;

  /** What has been found so far; undefined when nothing is thought about. */
  get thought(): ReadonlySignal<Thought | undefined> {
    return this.latest;
  }

  /** The computer's decision; undefined if it was told to stop before it had one. */
  think(stage: Stage, level: Level, seed: string): Promise<Thought | undefined> {
    this.stop();
    const id = ++this.asked;
    this.worker ??= this.hire();
    const request: ThinkRequest = { id, stage: formatStage(stage), level, seed };
    this.worker.postMessage(request);
    return new Promise((settle) => {
      this.question = { id, settle };
    });
  }

  /** The best that was found so far is taken at once. */
  moveNow(): void {
    const found = this.latest.value;
    if (found !== undefined) this.dismiss(found);
  }

  /** Whatever is thought about is given up. */
  stop(): void {
    if (this.question !== undefined) this.dismiss(undefined);
  }

  /** A search cannot be talked to: its worker goes, and the next question gets a new one. */
  private dismiss(thought: Thought | undefined): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.settle(thought);
  }

  private settle(thought: Thought | undefined): void {
    const { question } = this;
    this.question = undefined;
    this.latest.value = undefined;
    question?.settle(thought);
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkAnswer>) => {
      if (data.id !== this.question?.id) return;
      if (data.kind === 'thought') this.latest.value = data.thought;
      else this.settle(data.thought);
    });
    worker.addEventListener('error', ({ message }) => {
      this.dismiss(undefined);
      throw new Error(`the computer failed: ${message}`);
    });
    return worker;
  }
}
