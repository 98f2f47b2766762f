import { awake } from './abilities.ts';
import type { AreaId } from './data/area-ids.ts';
import { AREAS } from './data/areas.ts';
import { PARTS } from './data/scenario.ts';
import type { UnitId } from './data/units.ts';
import { type Draft, push } from './draft.ts';
import { isFull, tokenAt, unitIn } from './field.ts';
import { distance, terrainOf } from './geometry.ts';
import { happen } from './happen.ts';
import { couldReact } from './reacting.ts';
import type { State, UnitState } from './state.ts';

/** Whether somebody may be moved into an area on foot: there is room, and it is not steep. */
export const hasRoomOnFoot = (state: State, area: AreaId): boolean =>
  terrainOf(area).isOpenToAll && !isFull(state, area);

/** Areas next to a unit into which it can be moved. */
export const areasAround = (state: State, { area }: UnitState): readonly AreaId[] =>
  area === null ? [] : AREAS[area].adj.filter((next) => hasRoomOnFoot(state, next));

/** Whether a unit's coming turns a token over. */
export const springsToken = (state: State, unit: UnitState, area: AreaId): boolean =>
  unit.side === PARTS.trapped && tokenAt(state, area) !== undefined;

/** A unit has come into an area, by whatever way that turns tokens over. */
export function arrive(draft: Draft, id: UnitId): void {
  const unit = unitIn(draft, id);
  if (unit.area !== null && springsToken(draft, unit, unit.area))
    push(draft, { kind: 'turn-over', unit: id, area: unit.area });
}

/** A unit is thrown or pushed: a net is torn, a stone falls, and then it is as if it had walked in. */
export function force(draft: Draft, id: UnitId, to: AreaId, by: 'throw' | 'push'): void {
  const from = loosen(draft, id);
  happen(draft, { kind: 'forced', unit: id, from, to, by });
  arrive(draft, id);
}

/** What a unit loses when it is moved by force; where it stands. */
export function loosen(draft: Draft, id: UnitId): AreaId {
  const { area, isTrapped, hasStone } = unitIn(draft, id);
  if (area === null) throw new Error(`${id} stands nowhere`);
  if (isTrapped) happen(draft, { kind: 'net-off', unit: id, why: 'moved', by: null });
  if (hasStone) happen(draft, { kind: 'stone-dropped', unit: id, area });
  return area;
}

/** The token under a unit shows its face; a net catches it, and somebody may attack it at once. */
export function turnOver(draft: Draft, id: UnitId, area: AreaId): void {
  const face = tokenAt(draft, area)?.face;
  if (face === undefined || face === null) throw new Error(`no face is known on ${area}`);
  happen(draft, { kind: 'token-turned', area, face, unit: id });
  if (face !== 'net') return;
  happen(draft, { kind: 'trapped', unit: id });
  const springers = springersOf(draft, unitIn(draft, id));
  if (springers.length > 0) push(draft, { kind: 'spring', target: id, springers });
}

/** Those who may attack a unit that has just been caught. */
function springersOf(state: State, target: UnitState): readonly UnitId[] {
  const found: UnitId[] = [];
  for (const unit of state.units) {
    if (unit === null || unit.area === null || unit.side === target.side) continue;
    for (const { effect } of awake(state, unit, 'reactAttack'))
      if (distance(unit.area, target.area!) <= effect.within && couldReact(state, unit)) found.push(unit.id);
  }
  return found;
}
