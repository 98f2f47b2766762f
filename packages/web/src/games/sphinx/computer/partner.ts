import type { State, Step } from '@thera/sphinx';
import type { Question } from '@thera/table';
import type { Opponent } from '../../opponent.ts';
import { aimOf } from './aims.ts';
import { PartnerThread } from './partner-thread.ts';

/** The computer at the table of a game: it plays any seat, after what the team aims at. */
export class Partner implements Opponent<State, Step> {
  private readonly game: string;
  private readonly thread: PartnerThread = new PartnerThread();

  constructor(game: string) {
    this.game = game;
  }

  prepare(): void {
    this.thread.prepare();
  }

  decide(question: Question<State, Step>): Promise<readonly Step[] | undefined> {
    return this.thread.ask('decide', question, aimOf(this.game, question.view));
  }

  dispose(): void {
    this.thread.dispose();
  }
}
