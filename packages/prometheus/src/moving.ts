import { awake } from './abilities.ts';
import type { AreaId } from './data/area-ids.ts';
import { AREAS, EXITS } from './data/areas.ts';
import type { Held } from './data/effects.ts';
import { CONSTANTS, PARTS } from './data/scenario.ts';
import { bandOf, hasEnemyAt, isFull, tokenAt } from './field.ts';
import { isAdjacent, terrainOf } from './geometry.ts';
import { movementModifiers } from './modifiers.ts';
import type { Gait, State, UnitState } from './state.ts';
import type { WhyNotCode } from './why-not/code.ts';

const total = (modifiers: readonly { readonly by: number }[]): number =>
  modifiers.reduce((sum, { by }) => sum + by, 0);

/** How many steps a unit has. */
export function movementOf(state: State, unit: UnitState, gait: Gait): number {
  const base = bandOf(unit)[4] + total(movementModifiers(state, unit, 'movement'));
  switch (gait) {
    case 'walk':
    case 'cautious':
      return base;
    case 'run':
      return base + CONSTANTS.runBonus + total(movementModifiers(state, unit, 'runBonus'));
    case 'fly':
      return base + CONSTANTS.runBonus;
  }
}

/** Whether an enemy in an area keeps a unit from something there. */
export function isHeldBack(state: State, unit: UnitState, area: AreaId, from: Held): boolean {
  if (awake(state, unit, 'hold').length > 0) return false;
  return state.units.some(
    (other) =>
      other !== null &&
      other.area === area &&
      other.side !== unit.side &&
      awake(state, other, 'hold').some(({ effect }) => effect.forbids.includes(from)),
  );
}

/** Why a unit cannot take one step into an area, its steps and actions aside. */
export function whyNotInto(state: State, unit: UnitState, to: AreaId, gait: Gait): WhyNotCode | undefined {
  const { area } = unit;
  if (area === null || !isAdjacent(area, to)) return 'not-adjacent';
  if (gait !== 'fly' && isHeldBack(state, unit, area, gait)) return 'blocked';
  if (isFull(state, to)) return 'area-full';
  return gait === 'fly' || isPassable(state, unit, to, gait) ? undefined : 'steep';
}

function isPassable(state: State, unit: UnitState, to: AreaId, gait: 'walk' | 'run' | 'cautious'): boolean {
  if (terrainOf(to).isOpenToAll) return true;
  const { terrain } = AREAS[to];
  return (
    gait === 'walk' && awake(state, unit, 'enter').some(({ effect }) => effect.terrain.includes(terrain))
  );
}

/** Why a movement ends in an area, if it does. */
export const STOPS = ['enemy', 'rift', 'token'] as const;
export type Stop = (typeof STOPS)[number];

export function stopAt(state: State, unit: UnitState, area: AreaId, gait: Gait): Stop | undefined {
  if (gait === 'fly') return undefined;
  if (hasEnemyAt(state, area, unit.side)) return 'enemy';
  if (terrainOf(area).stops) return 'rift';
  return gait === 'cautious' && tokenAt(state, area) !== undefined ? 'token' : undefined;
}

/** Why a unit cannot leave Olympus from where it stands. */
export function whyNotOut(state: State, unit: UnitState): WhyNotCode | undefined {
  if (!PARTS.leavers.includes(unit.id)) return 'cannot-leave';
  if (unit.area === null || !EXITS.includes(unit.area)) return 'no-exit-here';
  return isHeldBack(state, unit, unit.area, 'exit') ? 'blocked' : undefined;
}
