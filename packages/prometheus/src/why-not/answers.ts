import { artOfWar, holdsCard } from '../cards.ts';
import { bloodlustAreas, pushAreasOf } from '../combat/aftermath.ts';
import { targetsLeft } from '../combat/area-attack.ts';
import { otherTargets } from '../combat/questions.ts';
import { throwAreas } from '../combat/throwing.ts';
import type { UnitId } from '../data/units.ts';
import { attackIn, unitIn } from '../field.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import type { WhyNotCode } from './code.ts';

export function whyNotGuard(
  { ask }: State,
  { unit }: Extract<Step, { kind: 'guard' }>,
): WhyNotCode | undefined {
  return ask?.kind === 'guard' && ask.units.includes(unit) ? undefined : 'cannot-guard';
}

export const whyNotEvade = (state: State): WhyNotCode | undefined =>
  artOfWar(state, state.ask!.seat) > 0 ? undefined : 'no-art-of-war';

/** A reaction takes one of the unit's own cards. */
export const whyNotReact = (state: State, unit: UnitId | undefined): WhyNotCode | undefined =>
  unit !== undefined && holdsCard(state, unitIn(state, unit).seat, unit) ? undefined : 'no-card';

export function whyNotRetarget(
  state: State,
  { target }: Extract<Step, { kind: 'retarget' }>,
): WhyNotCode | undefined {
  return otherTargets(state, attackIn(state)!).includes(target) ? undefined : 'cannot-strike';
}

export function whyNotNext(
  state: State,
  { target }: Extract<Step, { kind: 'next' }>,
): WhyNotCode | undefined {
  const task = state.tasks.at(-1);
  return task?.kind === 'area-attack' && targetsLeft(state, task).includes(target)
    ? undefined
    : 'cannot-strike';
}

export function whyNotDiscard(
  state: State,
  { card }: Extract<Step, { kind: 'discard' }>,
): WhyNotCode | undefined {
  return holdsCard(state, state.ask!.seat, card) ? undefined : 'no-card';
}

export function whyNotThrow(
  state: State,
  { area }: Extract<Step, { kind: 'throw' }>,
): WhyNotCode | undefined {
  return throwAreas(state, attackIn(state)!).includes(area) ? undefined : 'cannot-throw-there';
}

export function whyNotPush(state: State, { area }: Extract<Step, { kind: 'push' }>): WhyNotCode | undefined {
  return pushAreasOf(state, attackIn(state)!).includes(area) ? undefined : 'cannot-push-there';
}

export function whyNotBloodlust(
  state: State,
  { area }: Extract<Step, { kind: 'bloodlust' }>,
): WhyNotCode | undefined {
  return bloodlustAreas(state, attackIn(state)!).includes(area) ? undefined : 'not-adjacent';
}
