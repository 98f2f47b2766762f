import type { PartnerAnswers, PartnerQuestion } from '@thera/play/sphinx';
import type { State, Step, Tier } from '@thera/sphinx';
import type { Question } from '@thera/table';
import { ThinkingThread } from '../../../computer/thinking-thread.ts';

/** The computer in a worker of its own: it decides, advises and looks for what is within reach. */
export class PartnerThread {
  private readonly thread: ThinkingThread<PartnerQuestion, PartnerAnswers[keyof PartnerAnswers]> =
    new ThinkingThread(() => new Worker(new URL('./partner-worker.ts', import.meta.url), { type: 'module' }));

  prepare(): void {
    this.thread.prepare();
  }

  /** What it answers; undefined if nobody wants to know any more. */
  async ask<What extends keyof PartnerAnswers>(
    what: What,
    question: Omit<Question<State, Step>, 'report'>,
    aim: Tier,
  ): Promise<PartnerAnswers[What] | undefined> {
    const { view, seat, level, seed } = question;
    const answer = await this.thread.ask({ what, view, seat, level, seed, aim }, question);
    // What comes back is what was asked for, which no message can tell the compiler.
    return answer as PartnerAnswers[What] | undefined;
  }

  dispose(): void {
    this.thread.dispose();
  }
}
