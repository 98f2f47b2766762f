import type { Question } from '@thera/table';
import { terrainIn } from '../field.ts';
import { TIERS, type Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { type Beam, type Plan, searchBeam } from './beam.ts';
import { costOf, LOST, tiersOf } from './cost.ts';
import { afterDecision, bestOnAverage, rollsAhead, type Way } from './expectation.ts';
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

/** A search for a plan: to which tier, counting on what. */
interface Attempt {
  readonly tier: Tier;
  readonly trust: Trust;
}

/**
 * The best plan for the aim: a sure one if there is one. A line that needs luck comes next, as long as who has nothing
 * yet stays sure of something easier. After that something easier is better than a plan that may come to nothing.
 */
export function planFor(question: Question<State, Step>, aim: Tier): Plan | undefined {
  const { view, level, budget, interruption } = question;
  const { milliseconds } = SKILLS[level];
  const start = budget.clock();
  const all = Math.min(milliseconds, budget.milliseconds ?? milliseconds);
  const lateAfter = (share: number) => (): boolean =>
    budget.clock() - start > share * all || interruption?.wish !== undefined;
  let hope: Plan | undefined;
  /** A plan that reaches a tier; the first that does not is remembered. */
  const attempt = (tier: Tier, trust: Trust, until: number): Plan | undefined => {
    const plan = attemptPlan(question, { tier, trust }, lateAfter(until));
    if (isReached(plan)) return plan;
    hope ??= plan;
    return undefined;
  };
  const [hardest, easier] = aimsFor(view, aim);
  if (hardest === undefined) return undefined;
  const sure = attempt(hardest, 'sure', 0.4);
  if (sure !== undefined) return sure;
  const isSolved = view.achieved.length > 0;
  const safe = isSolved ? undefined : firstOf(easier, (tier) => attempt(tier, 'sure', 0.6));
  const hopeful = attempt(hardest, 'hopeful', 0.8);
  if (hopeful !== undefined && (safe === undefined || isSureAfter(question, hopeful, safe, lateAfter(1))))
    return hopeful;
  return (
    safe ?? firstOf(easier, (tier) => attempt(tier, 'hopeful', 1)) ?? attempt(hardest, 'daring', 1) ?? hope
  );
}

const isReached = (plan: Plan | undefined): plan is Plan => plan?.cost === 0;

function firstOf(tiers: readonly Tier[], attempt: (tier: Tier) => Plan | undefined): Plan | undefined {
  for (const tier of tiers) {
    const plan = attempt(tier);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** A narrow beam that looks a little further is enough to find again what was sure. */
const AGAIN = 4;

/** Whether what is sure now is so, too, when the first decision of a plan is made. */
function isSureAfter(
  { view, seed }: Question<State, Step>,
  plan: Plan,
  { tier, turns }: Plan,
  isLate: () => boolean,
): boolean {
  const dice = guessingDice(`sure:${seed}`);
  const after = afterDecision(withoutCards(guessOn(view, dice)), plan.line[0]!.steps, dice);
  if (costOf(after, tier) === 0) return true;
  const beam = { tier, width: AGAIN, depth: turns + AGAIN, dice, isDaring: false, isLate };
  return isReached(searchBeam(after, beam));
}

/** The hardest objective that is still to be had, and those below it, the hardest first. */
function aimsFor(view: State, aim: Tier): readonly [Tier | undefined, readonly Tier[]] {
  const [hardest, ...easier] = tiersOf(view).filter(
    (tier) =>
      TIERS.indexOf(tier) <= TIERS.indexOf(aim) && !view.achieved.includes(tier) && costOf(view, tier) < LOST,
  );
  return [hardest, easier.filter((tier) => !endsTooEarly(view, tier))];
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
