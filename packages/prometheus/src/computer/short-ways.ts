import { CONSTANTS } from '../data/scenario.ts';
import { movementAt } from './figures.ts';
import { IS_EXIT, IS_STEEP, NEIGHBOURS, STOPS } from './ground.ts';
import type { Survey } from './survey.ts';

/** Whether a god that runs gets out; where tokens lie it may be stopped. */
export function canRunOut(survey: Survey, unit: number, overTokens: boolean): boolean {
  const from = survey.at[unit]!;
  if (survey.isHeld[unit] === 1 || survey.isBlocked(unit)) return false;
  const steps = movementAt(unit, survey.vit[unit]!) + CONSTANTS.runBonus - CONSTANTS.exitCost;
  return reaches(survey, { unit, from, steps, overTokens }, (place) => IS_EXIT[place]!);
}

/** Whether a unit that walks comes to a place in one activation. */
export function canWalkTo(survey: Survey, unit: number, goal: number): boolean {
  const from = survey.at[unit]!;
  const steps = survey.isBlocked(unit) ? 0 : movementAt(unit, survey.vit[unit]!);
  return reaches(survey, { unit, from, steps, overTokens: true }, (place) => place === goal);
}

interface Way {
  readonly unit: number;
  readonly from: number;
  readonly steps: number;
  readonly overTokens: boolean;
}

/** Whether a walk of so many steps ends at a goal: who comes to an enemy or into a rift goes no farther. */
function reaches(
  survey: Survey,
  { unit, from, steps, overTokens }: Way,
  isGoal: (place: number) => boolean,
): boolean {
  if (isGoal(from)) return true;
  const side = survey.side[unit]!;
  let front: readonly number[] = [from];
  const seen = new Set(front);
  for (let left = steps; left > 0 && front.length > 0; left--) {
    const next: number[] = [];
    for (const place of front)
      for (const to of NEIGHBOURS[place]!) {
        if (seen.has(to) || IS_STEEP[to] || survey.isFull(to)) continue;
        if (!overTokens && survey.hasToken[to] === 1 && side === 1) continue;
        const isHeldUp = STOPS[to]! || survey.hasEnemy(to, side);
        if (isGoal(to) && !(isHeldUp && IS_EXIT[to])) return true;
        seen.add(to);
        if (!isHeldUp) next.push(to);
      }
    front = next;
  }
  return false;
}
