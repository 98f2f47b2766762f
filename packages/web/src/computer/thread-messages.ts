import type { Question } from '@thera/table';

/** What of a question to a computer player can cross to a worker. */
export type Crossing<View> = Pick<Question<View, never>, 'view' | 'seat' | 'level' | 'seed'>;

/** What the page asks of a worker in which the computer thinks. */
export interface ThreadRequest<Asked> {
  /** Later questions have greater numbers. */
  readonly id: number;
  readonly asked: Asked;
  /** Milliseconds, if that is less than the level allows itself; the clock is the worker's own. */
  readonly patience?: number;
}

/** What the worker answers. */
export interface ThreadAnswer<Answer> {
  readonly id: number;
  readonly answer: Answer;
}
