import type { Question } from '@thera/table';
import type { Opponent } from '../games/opponent.ts';
import { ThinkingThread } from './thinking-thread.ts';
import type { Crossing } from './thread-messages.ts';

/** A computer that plays any seat and needs nothing but the view for it, in a worker of its own. */
export class ThreadedOpponent<View, Step> implements Opponent<View, Step> {
  private readonly thread: ThinkingThread<Crossing<View>, readonly Step[] | undefined>;

  constructor(spawnWorker: () => Worker) {
    this.thread = new ThinkingThread(spawnWorker);
  }

  prepare(): void {
    this.thread.prepare();
  }

  decide(question: Question<View, Step>): Promise<readonly Step[] | undefined> {
    const { view, seat, level, seed } = question;
    return this.thread.ask({ view, seat, level, seed }, question);
  }

  dispose(): void {
    this.thread.dispose();
  }
}
