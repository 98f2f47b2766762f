import { Worker } from 'node:worker_threads';
import type { Opening, OpeningPlan } from '@thera/engine';
import { santorini } from '@thera/santorini';
import { replay } from '@thera/table';

/** What the thread is asked for, and what it answers. */
export interface OpeningOrder {
  readonly plan: OpeningPlan;
  readonly number: number;
}
export interface OpeningReport {
  readonly number: number;
  readonly record: Opening['record'];
}

interface Waiting {
  readonly resolve: (opening: Opening | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Finds openings in a thread of its own: whether somebody wins by force may be a long question. */
export class Openings {
  private readonly plan: OpeningPlan;
  private readonly waiting: Map<number, Waiting> = new Map();
  private worker: Worker | undefined;
  private isClosed = false;

  constructor({ seed, powers, turns }: OpeningPlan) {
    this.plan = { seed, powers, turns };
  }

  /** The nth opening; undefined if none is wanted any more. */
  find(number: number): Promise<Opening | undefined> {
    if (this.isClosed) return Promise.resolve(undefined);
    this.worker ??= this.spawn();
    const order: OpeningOrder = { plan: this.plan, number };
    this.worker.postMessage(order);
    return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject }));
  }

  /** Nobody wants any more. */
  close(): void {
    this.isClosed = true;
    void this.worker?.terminate();
    this.settleAll(({ resolve }) => resolve(undefined));
  }

  private spawn(): Worker {
    const worker = new Worker(new URL('./match-opening-worker.ts', import.meta.url));
    worker.on('message', (report: OpeningReport) => this.hear(report));
    worker.on('error', (error) => this.settleAll(({ reject }) => reject(error)));
    return worker;
  }

  private hear({ number, record }: OpeningReport): void {
    const found = replay(santorini, record);
    if (!found.ok) throw new Error(`opening ${number} is refused: ${found.error}`);
    this.waiting.get(number)?.resolve(found.value);
    this.waiting.delete(number);
  }

  private settleAll(settle: (waiting: Waiting) => void): void {
    for (const waiting of this.waiting.values()) settle(waiting);
    this.waiting.clear();
  }
}
