import type { GameName } from '@thera/play';
import type { Level } from '@thera/table';
import type { ThinkAnswer, ThinkerMessage, ThinkRequest } from './thinker-messages.ts';

/** One question to the computer that is being thought about. */
interface Question {
  readonly id: number;
  readonly settle: (steps: readonly string[] | undefined) => void;
}

/**
 * The computer in a worker of its own. It thinks about one question at a time; a new one ends the old. What it has learnt
 * in a game stays with the worker.
 */
export class Thinker {
  /** The best that was found so far; undefined when nothing is thought about. */
  private found: readonly string[] | undefined;
  private readonly game: GameName;
  private worker: Worker | undefined;
  private question: Question | undefined;
  private asked = 0;
  /** Where a worker reads which question is given up, while it thinks. */
  private readonly givenUp: Int32Array | undefined = globalThis.crossOriginIsolated
    ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    : undefined;

  constructor(game: GameName) {
    this.game = game;
  }

  /** A level is going to be asked for: whatever it takes is fetched. */
  prepare(level: Level): void {
    this.tell({ kind: 'preparation', game: this.game, level });
  }

  /** The computer's decision; undefined if it was told to stop before it had one. Patience is in milliseconds. */
  think(
    { view, seat, level, seed }: Pick<ThinkRequest, 'view' | 'seat' | 'level' | 'seed'>,
    patience?: number,
  ): Promise<readonly string[] | undefined> {
    this.stop();
    const id = ++this.asked;
    const limit = patience === undefined ? {} : { patience };
    this.tell({ kind: 'question', game: this.game, id, view, seat, level, seed, ...limit });
    return new Promise((settle) => {
      this.question = { id, settle };
    });
  }

  /** The best that was found so far is taken at once. */
  moveNow(): void {
    if (this.found !== undefined) this.dismiss(this.found);
  }

  /** Whatever is thought about is given up. */
  stop(): void {
    if (this.question !== undefined) this.dismiss(undefined);
  }

  /** Nobody will ask again. */
  dispose(): void {
    this.endWorker();
    this.settle(undefined);
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
    this.found = undefined;
    question?.settle(steps);
  }

  private spawn(): Worker {
    const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkAnswer>) => {
      if (data.id !== this.question?.id) return;
      if (data.kind === 'progress') this.found = data.steps;
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
