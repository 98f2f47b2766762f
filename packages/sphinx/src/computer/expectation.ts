import type { Dice } from '@thera/table';
import { afterStep } from '../choices.ts';
import { terrainIn } from '../field.ts';
import { stepKey } from '../parse-step.ts';
import type { RiddleRule } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { type Beam, type Plan, searchBeam } from './beam.ts';
import { costOf, LOST } from './cost.ts';
import { afterChance, decisionFrom } from './following.ts';

/** A way in which chance may go on. */
export interface Way {
  readonly guess: State;
  readonly dice: Dice;
}

/** Whether the end of every turn of a riddle depends on dice. */
export const rollsAhead = (state: State): boolean => terrainIn(state).riddle.rules.some(isRolled);

function isRolled(rule: RiddleRule): boolean {
  if (rule.kind === 'ring-flight') return typeof rule.steps !== 'number';
  return rule.kind === 'bombard' || rule.kind === 'sphinx-die';
}

/** A narrow beam is enough to compare decisions. */
const WIDTH = 6;
/** What a plan leaves to be done may take longer than it looks. */
const UNDONE = 3;

/** Of the plans that are best for one way each, the one whose first decision is best over all ways. */
export function bestOnAverage(
  plans: readonly Plan[],
  ways: readonly Way[],
  beam: Omit<Beam, 'width' | 'dice'>,
): Plan | undefined {
  const different = new Map(plans.map((plan) => [plan.line[0]!.steps.map(stepKey).join(), plan]));
  if (different.size < 2 || beam.isLate()) return plans[0];
  const valued = [...different.values()].map((plan) => ({
    plan,
    value: ways.reduce((sum, way) => sum + turnsAfter(plan.line[0]!.steps, way, beam), 0),
  }));
  return valued.reduce((best, other) => (other.value < best.value ? other : best)).plan;
}

/** About how many turns it takes once a decision was made, if chance goes that way. */
function turnsAfter(
  steps: readonly Step[],
  { guess, dice }: Way,
  beam: Omit<Beam, 'width' | 'dice'>,
): number {
  const after = afterDecision(guess, steps, dice);
  const cost = costOf(after, beam.tier);
  if (cost === 0 || cost >= LOST) return cost;
  const plan = searchBeam(after, { ...beam, width: WIDTH, dice });
  return plan === undefined ? LOST : plan.turns + UNDONE * plan.cost;
}

/** The state after the next decision of a planned turn, if chance goes on as guessed. */
export function afterDecision(guess: State, planned: readonly Step[], dice: Dice): State {
  let state = guess;
  for (const step of decisionFrom(guess, planned)) state = afterStep(state, step);
  return afterChance(state, dice);
}
