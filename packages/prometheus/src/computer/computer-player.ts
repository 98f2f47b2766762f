import { type ComputerPlayer, type Question, sha256 } from '@thera/table';
import type { View } from '../state.ts';
import type { Step } from '../step.ts';
import { wholeDecision } from './decision.ts';
import { diceFrom } from './guessing-dice.ts';
import { nextSteps, type Taste } from './policy.ts';
import { searchBest } from './search.ts';
import { SKILLS, type Skill } from './skill.ts';

/** The computer as a player of The Search for Prometheus, on any seat. */
export const prometheusPlayer: ComputerPlayer<View, Step> = {
  decide: (question) => decideWith(question, SKILLS[question.level]),
};

/** A player of a skill of its own. */
export const playerWith = (skill: Skill): ComputerPlayer<View, Step> => ({
  decide: (question) => decideWith(question, skill),
});

/** The decision of a skill; nothing if the question was given up. */
export function decideWith(question: Question<View, Step>, skill: Skill): readonly Step[] | undefined {
  const { view, seat, interruption, report } = question;
  if (interruption?.wish === 'stop') return undefined;
  const isLate = latenessOf(question, skill);
  const seed = numberOf(question.seed);
  const steps = wholeDecision(view, seat, (now, part) => {
    const thinking = {
      care: skill.care,
      seed: seed + 611_953 * part,
      weighsAnswers: skill.depth !== undefined,
    };
    return nextSteps(now, thinking, tasteOf(skill, thinking.seed, isLate));
  });
  report?.({ steps });
  return steps;
}

/** Whether it is time to end; always for whoever is to move at once. */
function latenessOf({ budget, interruption }: Question<View, Step>, { depth }: Skill): () => boolean {
  const milliseconds = depth?.milliseconds ?? 0;
  const end = budget.clock() + Math.min(milliseconds, budget.milliseconds ?? milliseconds);
  return () => interruption?.wish !== undefined || budget.clock() > end;
}

function tasteOf(skill: Skill, seed: number, isLate: () => boolean): Taste {
  const { depth, among, within } = skill;
  return (candidates, view) => {
    const best = candidates[0]!;
    if (depth !== undefined)
      return searchBest(candidates, { view, seat: view.ask!.seat, depth, seed, isLate });
    const near = candidates.slice(0, among).filter(({ value }) => value >= best.value - within);
    return near.length > 1 ? diceFrom(seed).pick(near) : best;
  };
}

/** A number that follows from a seed. */
const numberOf = (seed: string): number => Number.parseInt(sha256(seed).slice(0, 7), 16);
