import { type Advice, adviceFor, partnerFor, reachOf, type State, type Step, type Tier } from '@thera/sphinx';
import type { Question } from '@thera/table';

/** What the computer can be asked: a decision, a hint, or whether an objective is within reach. */
export interface PartnerAnswers {
  readonly decide: readonly Step[] | undefined;
  readonly advise: Advice | undefined;
  readonly reach: ReturnType<typeof reachOf>;
}

/** A question as it goes to another thread, which has a clock of its own. */
export interface PartnerQuestion extends Pick<Question<State, Step>, 'view' | 'seat' | 'level' | 'seed'> {
  readonly what: keyof PartnerAnswers;
  /** The objective that it is about: the one that the team is after, or any for whether it is within reach. */
  readonly aim: Tier;
}

type Answering = {
  readonly [What in keyof PartnerAnswers]: (
    question: Question<State, Step>,
    aim: Tier,
  ) => PartnerAnswers[What] | Promise<PartnerAnswers[What]>;
};

/** One partner for each aim: it goes on with what it has planned as long as that holds. */
const PARTNERS: Readonly<Record<Tier, ReturnType<typeof partnerFor>>> = {
  silver: partnerFor('silver'),
  gold: partnerFor('gold'),
  heroic: partnerFor('heroic'),
  godlike: partnerFor('godlike'),
};

/** How the computer answers, wherever it thinks. */
export const partnerAnswers: Answering = {
  decide: (question, aim) => PARTNERS[aim].decide(question),
  advise: adviceFor,
  reach: reachOf,
};
