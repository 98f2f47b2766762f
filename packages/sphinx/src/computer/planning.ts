import type { Question } from '@thera/table';
import { TIERS, type Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { type Beam, type Plan, searchBeam } from './beam.ts';
import { costOf, LOST, tiersOf } from './cost.ts';
import { bestOnAverage, rollsAhead } from './expectation.ts';
import { guessingDice, guessOn, withoutCards } from './guess.ts';
import { SKILLS } from './skill.ts';

/** How much of the time goes to the aim itself before something easier is looked for. */
const SHARE_OF_AIM = 0.7;

/**
 * The best plan for the aim. Where no line to it is found, a line to something easier is better than a plan that may
 * come to nothing.
 */
export function planFor(question: Question<State, Step>, aim: Tier): Plan | undefined {
  const { view, level, budget, interruption } = question;
  const { milliseconds } = SKILLS[level];
  const start = budget.clock();
  const all = Math.min(milliseconds, budget.milliseconds ?? milliseconds);
  const lateAfter = (share: number) => (): boolean =>
    budget.clock() - start > share * all || interruption?.wish !== undefined;
  let hope: Plan | undefined;
  for (const tier of tiersBelow(view, aim)) {
    const plan = planForTier(question, tier, lateAfter(tier === aim ? SHARE_OF_AIM : 1));
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

/** Broader and broader beams, until one reaches the tier: without cards to come if possible, else as they are guessed. */
function broadenedPlan(guess: State, widths: readonly number[], beam: Omit<Beam, 'width'>): Plan | undefined {
  let best: Plan | undefined;
  for (const width of widths)
    for (const root of [withoutCards(guess), guess]) {
      const plan = searchBeam(root, { ...beam, width });
      if (plan?.cost === 0) return plan;
      if (best === undefined || (plan !== undefined && plan.cost < best.cost)) best = plan;
      if (beam.isLate()) return best;
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
