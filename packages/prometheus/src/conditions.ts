import type { AreaId } from './data/area-ids.ts';
import { AREAS } from './data/areas.ts';
import type { AttackKind, Conditions } from './data/effects.ts';
import type { RangeClass } from './data/terrain.ts';
import { UNITS } from './data/units.ts';
import type { State, UnitState } from './state.ts';

/** What conditions ask about, besides the unit that has the effect. */
export interface Circumstances {
  readonly range?: RangeClass;
  readonly by?: AttackKind;
  readonly target?: UnitState;
  /** Where something happened. */
  readonly place?: AreaId;
}

/** Whether the conditions of an effect hold for the unit that has it. */
export function holds(
  state: State,
  unit: UnitState,
  conditions: Conditions | undefined,
  about: Circumstances,
): boolean {
  if (conditions === undefined) return true;
  const { attackRange, attackKind, targetWounded, vitAtMost, sameMap } = conditions;
  if (attackRange !== undefined && attackRange !== about.range) return false;
  if (attackKind !== undefined && attackKind !== about.by) return false;
  if (targetWounded === true && !isWounded(about.target)) return false;
  if (vitAtMost !== undefined && unit.vit > vitAtMost) return false;
  if (sameMap === true && !isOnMapOf(unit, about.place)) return false;
  return areAround(state, unit, conditions) && isActivatedAs(state, unit, conditions);
}

const isWounded = (unit: UnitState | undefined): boolean =>
  unit !== undefined && unit.vit < UNITS[unit.id].vit;

const isOnMapOf = ({ area }: UnitState, place: AreaId | undefined): boolean =>
  area !== null && place !== undefined && AREAS[area].map === AREAS[place].map;

function areAround(state: State, unit: UnitState, conditions: Conditions): boolean {
  const { otherAllyInArea, otherCompleteAlliedTroopInArea } = conditions;
  if (otherAllyInArea === true && !hasOther(state, unit, () => true)) return false;
  return otherCompleteAlliedTroopInArea !== true || hasOther(state, unit, isCompleteTroop);
}

const isCompleteTroop = ({ id, vit }: UnitState): boolean =>
  UNITS[id].class === 'troop' && vit === UNITS[id].vit;

function hasOther(state: State, unit: UnitState, fits: (other: UnitState) => boolean): boolean {
  if (unit.area === null) return false;
  for (const other of state.units)
    if (
      other !== null &&
      other.area === unit.area &&
      other.side === unit.side &&
      other.id !== unit.id &&
      fits(other)
    )
      return true;
  return false;
}

function isActivatedAs({ activation }: State, { id }: UnitState, conditions: Conditions): boolean {
  const { ownActivation, walkedThisActivation } = conditions;
  const isOwn = activation?.unit === id;
  if (ownActivation === true && !isOwn) return false;
  return walkedThisActivation !== true || (isOwn && activation.actions.includes('walk'));
}
