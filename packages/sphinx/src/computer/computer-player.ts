import type { ComputerPlayer, Question } from '@thera/table';
import { choicesOf } from '../choices.ts';
import { TIERS, type Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import type { Plan } from './beam.ts';
import { decisionFrom, stillLeads } from './following.ts';
import { guessingDice, guessOn } from './guess.ts';
import { planFor } from './planning.ts';

/** What a partner is after when nobody says otherwise. */
export const USUAL_AIM: Tier = 'heroic';

/**
 * A partner that helps to reach a tier, and then says that it is enough. It goes on with the line it has found as long
 * as that still leads there; so what it answers may depend on what it was asked before, as with any partner.
 */
export function partnerFor(aim: Tier): ComputerPlayer<State, Step> {
  let intention: Plan | undefined;
  return {
    decide(question) {
      const { view, interruption, report } = question;
      if (interruption?.wish === 'stop') return undefined;
      if (view.asks[0]?.kind === 'agree') return [{ kind: 'agree' }];
      const isSolved = canFinish(view);
      if (isSolved && isReached(view, aim)) return [{ kind: 'finish' }];
      const kept = intention === undefined ? undefined : keptPlan(question, intention);
      const plan = kept ?? planFor(question, aim);
      if (plan === undefined && isSolved) return [{ kind: 'finish' }];
      const steps = decisionFrom(view, plan?.line[0]?.steps ?? []);
      // Only a line that leads all the way to the aim is worth being kept to.
      intention = plan?.tier === aim && plan.cost === 0 ? withoutSteps(plan, steps.length) : undefined;
      report?.({ steps });
      return steps;
    },
  };
}

/** The computer as a partner. */
export const sphinxPlayer: ComputerPlayer<State, Step> = partnerFor(USUAL_AIM);

/** What is left of a plan when some steps of its first turn are taken. */
function withoutSteps(plan: Plan, taken: number): Plan {
  const [first, ...later] = plan.line;
  const { number, steps } = first!;
  const rest = taken < steps.length ? [{ number, steps: steps.slice(taken) }] : [];
  return { ...plan, line: [...rest, ...later] };
}

/** In so many ways chance may go a line has to hold. */
const TRIALS = 3;

/** What is left of a plan, if it still leads where it was meant to lead, however the cards fall. */
function keptPlan({ view, seed }: Question<State, Step>, plan: Plan): Plan | undefined {
  const { tier } = plan;
  const line = plan.line.filter(({ number }) => number >= view.turn.number);
  for (let trial = 0; trial < TRIALS; trial++) {
    const dice = guessingDice(`kept ${trial}:${seed}`);
    if (!stillLeads(guessOn(view, dice), line, { tier, dice })) return undefined;
  }
  return { ...plan, line };
}

const canFinish = (view: State): boolean =>
  view.asks.length === 0 && choicesOf(view).some(({ step }) => step.kind === 'finish');

/** Whether what is aimed at is achieved, or more. */
const isReached = ({ achieved }: State, aim: Tier): boolean =>
  TIERS.slice(TIERS.indexOf(aim)).some((tier) => achieved.includes(tier));
