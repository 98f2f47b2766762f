import { attackOf } from '../attack.ts';
import type { AreaId } from '../data/area-ids.ts';
import type { PowerId } from '../data/power-ids.ts';
import type { UnitId } from '../data/units.ts';
import { type Draft, pop, replaceTop } from '../draft.ts';
import { unitIn, unitsAt } from '../field.ts';
import { isUntargetableFrom, rangeTo } from '../reach.ts';
import { strike } from '../reacting.ts';
import type { State, UnitState } from '../state.ts';
import type { Task } from '../task.ts';

type AreaAttackTask = Extract<Task, { kind: 'area-attack' }>;

/** The enemies whom an attack on a whole area strikes. */
export const targetsIn = (state: State, attacker: UnitState, area: AreaId): readonly UnitId[] =>
  unitsAt(state, area)
    .filter((unit) => unit.side !== attacker.side && !isUntargetableFrom(state, unit, attacker.area!))
    .map(({ id }) => id);

/** Those who are still to be struck: whoever was thrown out of the area is spared. */
export function targetsLeft(state: State, { area, targets }: AreaAttackTask): readonly UnitId[] {
  return targets.filter((id) => unitIn(state, id).area === area);
}

/** Strikes the last one, or asks whom first. */
export function strikeNext(draft: Draft, task: AreaAttackTask): void {
  const attacker = unitIn(draft, task.attacker);
  const [first, ...others] = targetsLeft(draft, task);
  if (first === undefined || attacker.area === null) {
    pop(draft);
    return;
  }
  if (others.length > 0) draft.ask = { kind: 'next', seat: attacker.seat };
  else strikeOne(draft, task, first);
}

export function strikeOne(draft: Draft, task: AreaAttackTask, target: UnitId): void {
  const { attacker, power, area } = task;
  replaceTop(draft, { ...task, targets: targetsLeft(draft, task).filter((id) => id !== target) });
  strike(draft, attackOf(areaBlow(draft, { attacker, power, area }, target), null));
}

/** A blow of an attack on a whole area. */
export function areaBlow(
  state: State,
  { attacker, power, area }: { readonly attacker: UnitId; readonly power: PowerId; readonly area: AreaId },
  target: UnitId,
): Parameters<typeof attackOf>[0] {
  const range = rangeTo(state, unitIn(state, attacker).area!, area);
  return { attacker, target, by: 'areaAttack', power, isAerial: false, hasProp: false, stones: 0, range };
}
