import type { ComputerPlayer, Question } from '@thera/table';
import { afterStep, choicesOf } from '../choices.ts';
import { TIERS, type Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { type Beam, type Plan, searchBeam } from './beam.ts';
import { costOf, LOST, tiersOf } from './cost.ts';
import { bestOnAverage, rollsAhead } from './expectation.ts';
import { guessingDice, guessOn } from './guess.ts';
import { SKILLS } from './skill.ts';

/** What a partner is after when nobody says otherwise. */
export const USUAL_AIM: Tier = 'heroic';

/** A partner that helps to reach a tier, and then says that it is enough. */
export const partnerFor = (aim: Tier): ComputerPlayer<State, Step> => ({
  decide: (question) => decideFor(question, aim),
});

/** The computer as a partner. */
export const sphinxPlayer: ComputerPlayer<State, Step> = partnerFor(USUAL_AIM);

function decideFor(question: Question<State, Step>, aim: Tier): readonly Step[] | undefined {
  const { view, interruption, report } = question;
  if (interruption?.wish === 'stop') return undefined;
  const [ask] = view.asks;
  if (ask?.kind === 'agree') return [{ kind: 'agree' }];
  const isSolved = canFinish(view);
  if (isSolved && isReached(view, aim)) return [{ kind: 'finish' }];
  const plan = planFor(question, aim);
  const steps = plan?.steps ?? (isSolved ? [{ kind: 'finish' }] : anyDecision(view));
  report?.({ steps });
  return steps;
}

const canFinish = (view: State): boolean =>
  view.asks.length === 0 && choicesOf(view).some(({ step }) => step.kind === 'finish');

/** Whether what is aimed at is achieved, or more. */
const isReached = ({ achieved }: State, aim: Tier): boolean =>
  TIERS.slice(TIERS.indexOf(aim)).some((tier) => achieved.includes(tier));

/**
 * The best plan for the aim. Where no line to it is found, a line to something easier is better than a plan that may
 * come to nothing.
 */
export function planFor(question: Question<State, Step>, aim: Tier): Plan | undefined {
  const { view, level, budget, interruption } = question;
  const { milliseconds } = SKILLS[level];
  const until = budget.clock() + Math.min(milliseconds, budget.milliseconds ?? milliseconds);
  const isLate = (): boolean => budget.clock() > until || interruption?.wish !== undefined;
  let hope: Plan | undefined;
  for (const tier of tiersBelow(view, aim)) {
    const plan = planForTier(question, tier, isLate);
    if (plan?.cost === 0) return plan;
    hope ??= plan;
  }
  return hope;
}

/** Where dice will fall, several ways they may fall are planned for, and what is best on average is done. */
function planForTier(question: Question<State, Step>, tier: Tier, isLate: () => boolean): Plan | undefined {
  const { view, level, seed } = question;
  const { widths, depth, guesses } = SKILLS[level];
  const ways = Array.from({ length: rollsAhead(view) ? guesses : 1 }, (_, way) => {
    const dice = guessingDice(`${way}:${seed}`);
    return { guess: guessOn(view, dice), dice };
  });
  const plans = ways.flatMap(({ guess, dice }) => {
    const plan = broadenedPlan(guess, widths, { tier, depth, dice, isLate });
    return plan === undefined ? [] : [plan];
  });
  return bestOnAverage(plans, ways, { tier, depth, isLate });
}

/** Broader and broader beams, until one reaches the tier. */
function broadenedPlan(guess: State, widths: readonly number[], beam: Omit<Beam, 'width'>): Plan | undefined {
  let best: Plan | undefined;
  for (const width of widths) {
    const plan = searchBeam(guess, { ...beam, width });
    if (plan === undefined || plan.cost === 0) return plan;
    if (best === undefined || plan.cost < best.cost) best = plan;
    if (beam.isLate()) break;
  }
  return best;
}

/** The aim and everything easier that is not achieved and may still be reached, the hardest first. */
function tiersBelow(view: State, aim: Tier): readonly Tier[] {
  return tiersOf(view).filter(
    (tier) =>
      TIERS.indexOf(tier) <= TIERS.indexOf(aim) && !view.achieved.includes(tier) && costOf(view, tier) < LOST,
  );
}

/** Something that is possible, for when nothing helps any more. */
function anyDecision(view: State): readonly Step[] {
  const steps: Step[] = [];
  let state = view;
  for (;;) {
    const [choice] = choicesOf(state).filter(({ step }) => step.kind !== 'give-up' && step.kind !== 'finish');
    if (choice === undefined) return steps;
    steps.push(choice.step);
    if (choice.ends) return steps;
    state = afterStep(state, choice.step);
  }
}
