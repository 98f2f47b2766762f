import type { ComputerPlayer, Question } from '@thera/table';
import { afterStep, choicesOf } from '../choices.ts';
import { TIERS, type Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { type Plan, searchBeam } from './beam.ts';
import { costOf, LOST, tiersOf } from './cost.ts';
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
  if (isEnough(view, aim)) return [{ kind: 'finish' }];
  const plan = planFor(question, aim);
  const steps = plan?.steps ?? anyDecision(view);
  report?.({ steps });
  return steps;
}

/** Whether what is aimed at is reached, and it can be said now. */
function isEnough(view: State, aim: Tier): boolean {
  const { turn, achieved, asks } = view;
  const isReached = TIERS.slice(TIERS.indexOf(aim)).some((tier) => achieved.includes(tier));
  return (
    isReached &&
    asks.length === 0 &&
    choicesOf(view).some(({ step }) => step.kind === 'finish') &&
    !turn.isRefused
  );
}

/** The best plan for the aim; where it cannot be reached any more, for the next one below. */
export function planFor(question: Question<State, Step>, aim: Tier): Plan | undefined {
  const { view, level, budget, seed, interruption } = question;
  const { widths, depth, milliseconds } = SKILLS[level];
  const until = budget.clock() + Math.min(milliseconds, budget.milliseconds ?? milliseconds);
  const isLate = (): boolean =>
    budget.clock() > until || interruption?.wish === 'stop' || interruption?.wish === 'move-now';
  let best: Plan | undefined;
  for (const tier of tiersBelow(view, aim)) {
    const dice = guessingDice(seed);
    const guess = guessOn(view, dice);
    for (const width of widths) {
      const plan = searchBeam(guess, { tier, width, depth, dice, isLate, interruption });
      if (plan === undefined) break;
      if (best === undefined || plan.cost < best.cost || (plan.cost === best.cost && plan.turns < best.turns))
        best = plan;
      if (plan.cost === 0 || isLate()) break;
    }
    if (best !== undefined) return best;
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
