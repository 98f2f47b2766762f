import type { AreaId } from './data/area-ids.ts';
import { crowdAt } from './field.ts';
import { APART, distance, terrainOf } from './geometry.ts';
import { waysBetween } from './sight-lines.ts';
import type { State } from './state.ts';

/** Whether somebody in one area sees into another: over some shortest way with nobody and nothing high on it. */
export function sees(state: State, from: AreaId, to: AreaId): boolean {
  const steps = distance(from, to);
  if (steps <= 1) return true;
  return steps < APART && waysBetween(from, to).some((way) => way.every((area) => isClear(state, area)));
}

/** Whether one can see across an area. */
export const isClear = (state: State, area: AreaId): boolean =>
  !terrainOf(area).blocksSight && crowdAt(state, area) === 0;
