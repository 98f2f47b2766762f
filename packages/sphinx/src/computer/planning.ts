import type { Question } from '@thera/table';
import { terrainIn } from '../field.ts';
import { TIERS, type Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { type Beam, type Plan, searchBeam } from './beam.ts';
import { costOf, LOST, tiersOf } from './cost.ts';
import { bestOnAverage, rollsAhead, type Way } from './expectation.ts';
import { guessingDice, guessOn, withoutCards } from './guess.ts';
import { SKILLS } from './skill.ts';

/** Which cards a plan counts on. */
type Trust =
  /** None that is not there: what can be done like this can be done whatever comes. */
  | 'sure'
  /** Those that are guessed to come. */
  | 'hopeful'
  /** Those, and gems that may not be rolled. */
  | 'daring';

/** A search for a plan: to which tier, counting on what, and until which share of the time is over. */
interface Attempt {
  readonly tier: Tier;
  readonly trust: Trust;
  readonly until: number;
}

/**
 * The best plan for the aim: a sure one if there is one. Who has nothing yet first takes what is sure. After that a line
 * that needs luck is better than none, and to something easier better than a plan that may come to nothing.
 */
export function planFor(question: Question<State, Step>, aim: Tier): Plan | undefined {
  const { view, level, budget, interruption } = question;
  const { milliseconds } = SKILLS[level];
  const start = budget.clock();
  const all = Math.min(milliseconds, budget.milliseconds ?? milliseconds);
  const lateAfter = (share: number) => (): boolean =>
    budget.clock() - start > share * all || interruption?.wish !== undefined;
  let hope: Plan | undefined;
  for (const attempt of attemptsFor(view, aim)) {
    const plan = attemptPlan(question, attempt, lateAfter(attempt.until));
    if (plan?.cost === 0) return plan;
    hope ??= plan;
  }
  return hope;
}

function attemptsFor(view: State, aim: Tier): readonly Attempt[] {
  const open = tiersOf(view).filter(
    (tier) =>
      TIERS.indexOf(tier) <= TIERS.indexOf(aim) && !view.achieved.includes(tier) && costOf(view, tier) < LOST,
  );
  const easier = open.filter((tier) => tier !== open[0] && !endsTooEarly(view, tier));
  const [hardest] = open;
  if (hardest === undefined) return [];
  const isSolved = view.achieved.length > 0;
  return [
    { tier: hardest, trust: 'sure', until: 0.4 },
    ...(isSolved ? [] : easier.map((tier): Attempt => ({ tier, trust: 'sure', until: 0.6 }))),
    { tier: hardest, trust: 'hopeful', until: 0.8 },
    ...easier.map((tier): Attempt => ({ tier, trust: 'hopeful', until: 1 })),
    { tier: hardest, trust: 'daring', until: 1 },
  ];
}

/** So long a team tries before it is content with an objective that ends the riddle. */
const PATIENCE = 30;

/** Whether reaching a tier would end a riddle of which more is wanted. */
const endsTooEarly = (view: State, tier: Tier): boolean =>
  view.turn.number < PATIENCE &&
  terrainIn(view).riddle.objectives.some((objective) => objective.tier === tier && objective.ends);

/** Where dice will fall, several ways they may fall are planned for, and what is best on average is done. */
function attemptPlan(
  question: Question<State, Step>,
  { tier, trust }: Attempt,
  isLate: () => boolean,
): Plan | undefined {
  const { view, level, seed } = question;
  const { widths, depth, guesses } = SKILLS[level];
  const isDaring = trust === 'daring';
  const ways = Array.from({ length: rollsAhead(view) ? guesses : 1 }, (_, way): Way => {
    const dice = guessingDice(`${way}:${seed}`);
    const guess = guessOn(view, dice);
    return { guess: trust === 'sure' ? withoutCards(guess) : guess, dice };
  });
  const plans = ways.flatMap(({ guess, dice }) => {
    const plan = broadenedPlan(guess, widths, { tier, depth, dice, isLate, isDaring });
    return plan === undefined ? [] : [plan];
  });
  return bestOnAverage(plans, ways, { tier, depth, isLate, isDaring });
}

/** Broader and broader beams, until one reaches the tier. */
function broadenedPlan(guess: State, widths: readonly number[], beam: Omit<Beam, 'width'>): Plan | undefined {
  let best: Plan | undefined;
  for (const width of widths) {
    const plan = searchBeam(guess, { ...beam, width });
    if (plan === undefined || plan.cost === 0) return plan;
    if (best === undefined || plan.cost < best.cost) best = plan;
    if (beam.isLate()) return best;
  }
  return best;
}
