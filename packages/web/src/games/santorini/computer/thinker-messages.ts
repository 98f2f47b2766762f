import type { View } from '@thera/santorini';
import type { Level, Question } from '@thera/table';
import type { HelperMessage } from './helper.ts';

/** What the worker is told first. */
export interface WorkerStart {
  readonly kind: 'start';
  /** Where the page notes the last question that is given up, if pages and workers may share memory. */
  readonly givenUp: Int32Array | undefined;
}

/** That the worker will be asked at a level, so that it can fetch what that takes. */
export interface Preparation {
  readonly kind: 'preparation';
  readonly level: Level;
}

/** What the page asks of the worker in which the computer thinks. */
export interface ThinkRequest extends Pick<Question<View, string>, 'view' | 'seat' | 'level' | 'seed'> {
  readonly kind: 'question';
  /** Later questions have greater numbers. */
  readonly id: number;
  /** Milliseconds, if that is less than the level allows itself; the clock is the worker's own. */
  readonly patience?: number;
}

/** Whatever a worker is told: by the page, or by the worker that it helps. */
export type ThinkerMessage = WorkerStart | Preparation | ThinkRequest | HelperMessage;

/** What the worker answers: first what it has found so far, at the end what it decides. */
export interface ThinkAnswer {
  readonly id: number;
  readonly kind: 'progress' | 'decision';
  readonly steps: readonly string[];
}
