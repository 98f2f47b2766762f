import type { Step, View } from '@thera/prometheus';
import type { Question } from '@thera/table';

/** What the page asks of the worker in which the computer thinks. */
export interface OpponentRequest extends Pick<Question<View, Step>, 'view' | 'seat' | 'level' | 'seed'> {
  /** Later questions have greater numbers. */
  readonly id: number;
  /** Milliseconds, if that is less than the level allows itself; the clock is the worker's own. */
  readonly patience?: number;
}

/** What the worker decides; nothing where nothing is possible. */
export interface OpponentAnswer {
  readonly id: number;
  readonly steps: readonly Step[] | undefined;
}
