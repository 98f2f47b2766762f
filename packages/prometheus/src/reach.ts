import { awakeEffect } from './abilities.ts';
import type { AreaId } from './data/area-ids.ts';
import type { PowerId } from './data/power-ids.ts';
import { POWERS } from './data/powers.ts';
import type { RangeClass } from './data/terrain.ts';
import { bandOf, isFull } from './field.ts';
import { APART, distance, terrainOf } from './geometry.ts';
import { attackEffect } from './powers/offensive.ts';
import { sees } from './sight.ts';
import type { State, UnitState } from './state.ts';
import type { WhyNotCode } from './why-not/code.ts';

/** How far an attack goes, and whether it must see its target. */
export interface Reach {
  readonly least: number;
  readonly most: number;
  readonly needsSight: boolean;
}

/** How a normal attack reaches. */
export function normalReach(
  state: State,
  unit: UnitState,
  { hasProp, isAerial }: { readonly hasProp: boolean; readonly isAerial: boolean },
): Reach {
  const prop = hasProp ? (awakeEffect(state, unit, 'useProp')?.range ?? 0) : 0;
  const most = bandOf(unit)[3] + prop + (isAerial ? 1 : 0);
  return fromStairs(unit, { least: 0, most, needsSight: !isAerial });
}

/** How an offensive power reaches. */
export function powerReach(unit: UnitState, power: PowerId): Reach | undefined {
  const effect = attackEffect(power);
  if (effect === undefined) return undefined;
  const [least, most] = effect.range;
  const reach: Reach = { least, most, needsSight: effect.sight };
  return effect.stairs ? fromStairs(unit, reach) : reach;
}

function fromStairs({ area }: UnitState, reach: Reach): Reach {
  const from = area === null ? undefined : terrainOf(area).from;
  if (from === undefined) return reach;
  return { ...reach, most: reach.most + from.range, needsSight: reach.needsSight && !from.ignoresSight };
}

/** A full area next door is as near as one's own. */
export function rangeTo(state: State, from: AreaId, to: AreaId): RangeClass {
  const steps = distance(from, to);
  return steps === 0 || (steps === 1 && isFull(state, to)) ? '0' : '1+';
}

/** Why an attack does not reach from one area into another. */
export function whyOutOfReach(
  state: State,
  { least, most, needsSight }: Reach,
  [from, to]: readonly [AreaId, AreaId],
): WhyNotCode | undefined {
  const steps = distance(from, to);
  if (steps === APART) return 'other-map';
  if (least === 0 && rangeTo(state, from, to) === '0') return undefined;
  if (steps < least) return 'too-near';
  if (steps > most) return 'out-of-range';
  return needsSight && !sees(state, from, to) ? 'not-visible' : undefined;
}

/** Whether something keeps a unit from being a target of those in another area. */
export function isUntargetableFrom(state: State, { id, area }: UnitState, from: AreaId): boolean {
  if (area === from) return false;
  return state.lasting.some(
    ({ power, on }) => on === id && POWERS[power].effects.some(({ op }) => op === 'untargetable'),
  );
}

/** Why a unit cannot be the target of another, for an attack of this reach. */
export function whyNotTarget(
  state: State,
  attacker: UnitState,
  target: UnitState | undefined,
  reach: Reach,
): WhyNotCode | undefined {
  if (target === undefined || target.area === null) return 'not-in-play';
  if (target.side === attacker.side) return 'not-an-enemy';
  if (attacker.area === null) return 'in-reserve';
  const code = whyOutOfReach(state, reach, [attacker.area, target.area]);
  if (code !== undefined) return code;
  return isUntargetableFrom(state, target, attacker.area) ? 'untargetable' : undefined;
}
