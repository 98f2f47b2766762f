import type { PartnerAnswers, PartnerQuestion } from '@thera/play/sphinx';

/** What the page asks of a worker in which the computer thinks. */
export interface PartnerRequest extends PartnerQuestion {
  /** Later questions have greater numbers. */
  readonly id: number;
  /** Milliseconds, if that is less than the level allows itself; the clock is the worker's own. */
  readonly patience?: number;
}

/** What the worker answers; nothing where there is nothing to say. */
export interface PartnerAnswer {
  readonly id: number;
  readonly answer: PartnerAnswers[keyof PartnerAnswers];
}
