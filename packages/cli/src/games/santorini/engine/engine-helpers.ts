import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createSearchMemory, type Helpers, type SearchMemory, type ThreadPool } from '@thera/engine';
import { formatPosition } from '@thera/santorini';
import type { HelperOrder } from './engine-helper-worker.ts';

/** As many threads as have a core each; two are allowed everywhere. */
export const MOST_THREADS: number = Math.max(2, availableParallelism());

/** So long are threads waited for that get ready, in milliseconds. */
const PATIENCE = 5_000;

const HELPER = new URL('./engine-helper-worker.ts', import.meta.url);

/** Threads that help to search. They stay from one search to the next, and whoever dies is replaced. */
export class HelperThreads {
  private readonly script: URL;
  private readonly workers: Map<number, Worker> = new Map();
  private count = 0;
  private evaluator = '';
  private memory: SearchMemory | undefined;

  constructor(script: URL = HELPER) {
    this.script = script;
  }

  /** So many helpers, as soon as they are ready to help. */
  threadPool(count: number, evaluator: string, tableBits: number): ThreadPool {
    if (this.memory?.tableBits !== tableBits) this.memory = createSearchMemory(tableBits);
    this.count = count;
    this.evaluator = evaluator;
    for (const [number, worker] of this.workers) if (number > count) this.dismiss(number, worker);
    const joined = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    for (const [number, worker] of this.workers) this.bid(worker, number, joined);
    this.fill(joined);
    this.waitFor(joined);
    return { memory: this.memory, helpers: this.helpers };
  }

  async close(): Promise<void> {
    await Promise.all([...this.workers.values()].map((worker) => worker.terminate()));
  }

  private get helpers(): Helpers {
    const tell = (order: HelperOrder): void => {
      for (const worker of this.workers.values()) worker.postMessage(order);
    };
    return {
      call: (call) => {
        this.fill();
        tell({ ...call, kind: 'call', position: formatPosition(call.position) });
      },
      forget: () => tell({ kind: 'forget' }),
    };
  }

  /** Spawns whoever is missing. */
  private fill(joined?: Int32Array): void {
    for (let number = 1; number <= this.count; number++) {
      if (this.workers.has(number)) continue;
      const worker = new Worker(this.script);
      const gone = (): void => {
        if (this.workers.get(number) === worker) this.workers.delete(number);
      };
      // What a helper dies of is no concern of the search: it goes on with fewer.
      worker.on('error', gone).on('exit', gone);
      worker.unref();
      this.workers.set(number, worker);
      this.bid(worker, number, joined);
    }
  }

  private bid(worker: Worker, number: number, joined: Int32Array | undefined): void {
    const order: HelperOrder = {
      kind: 'join',
      evaluator: this.evaluator,
      memory: this.memory!,
      number,
      joined,
    };
    worker.postMessage(order);
  }

  private dismiss(number: number, worker: Worker): void {
    this.workers.delete(number);
    void worker.terminate();
  }

  private waitFor(joined: Int32Array): void {
    const until = performance.now() + PATIENCE;
    for (let present = 0; present < this.count; present = Atomics.load(joined, 0)) {
      const left = until - performance.now();
      if (left <= 0) return;
      Atomics.wait(joined, 0, present, left);
    }
  }
}
