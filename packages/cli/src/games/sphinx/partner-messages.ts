import type { Advice, reachOf, State, Step, Tier } from '@thera/sphinx';
import type { Level, Seat } from '@thera/table';

/** What the computer can be asked: a decision, a hint, or whether an objective is within reach. */
export interface PartnerAnswers {
  readonly decide: readonly Step[] | undefined;
  readonly advise: Advice | undefined;
  readonly reach: ReturnType<typeof reachOf>;
}

/** A question to the thread in which the computer thinks. */
export interface PartnerQuestion {
  readonly what: keyof PartnerAnswers;
  readonly view: State;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  readonly aim: Tier;
}
