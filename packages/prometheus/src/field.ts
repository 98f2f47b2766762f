import type { Seat } from '@thera/table';
import type { Attack } from './attack.ts';
import type { AreaId } from './data/area-ids.ts';
import { AREAS } from './data/areas.ts';
import type { Side } from './data/sides.ts';
import { type Band, UNIT_IDS, UNITS, type UnitId } from './data/units.ts';
import type { State, UnitState } from './state.ts';

/** The place of a unit in the list of all. */
export const UNIT_PLACE = Object.fromEntries(UNIT_IDS.map((id, place) => [id, place])) as Readonly<
  Record<UnitId, number>
>;

/** A unit, if anybody has it. */
export const findUnit = (state: State, id: UnitId): UnitState | undefined =>
  state.units[UNIT_PLACE[id]] ?? undefined;

/** A unit that somebody has. */
export function unitIn(state: State, id: UnitId): UnitState {
  const unit = state.units[UNIT_PLACE[id]];
  if (unit === null || unit === undefined) throw new Error(`${id} is not in the game`);
  return unit;
}

/** All units that somebody has. */
export const unitsIn = (state: State): readonly UnitState[] => state.units.filter((unit) => unit !== null);

/** The units in an area. */
export function unitsAt(state: State, area: AreaId): readonly UnitState[] {
  const found: UnitState[] = [];
  for (const unit of state.units) if (unit !== null && unit.area === area) found.push(unit);
  return found;
}

export function crowdAt(state: State, area: AreaId): number {
  let count = 0;
  for (const unit of state.units) if (unit !== null && unit.area === area) count += 1;
  return count;
}

export const isFull = (state: State, area: AreaId): boolean => crowdAt(state, area) >= AREAS[area].cap;

/** Whether a unit of the other side stands in an area. */
export function hasEnemyAt(state: State, area: AreaId, side: Side): boolean {
  for (const unit of state.units) if (unit !== null && unit.area === area && unit.side !== side) return true;
  return false;
}

/** Trapped or petrified: nothing can be done with it but to lose that. */
export const isHeld = ({ isTrapped, isPetrified }: UnitState): boolean => isTrapped || isPetrified;

/** The profile for its vitality. */
export function bandOf({ id, vit }: UnitState): Band {
  const { bands } = UNITS[id];
  for (const band of bands) if (vit >= band[0]) return band;
  return bands.at(-1)!;
}

export const tokenAt = (state: State, area: AreaId): State['tokens'][number] | undefined =>
  state.tokens.find((token) => token.area === area);

/** How many trees or steles are left in an area. */
export function propsLeft(state: State, area: AreaId): number {
  const { tree = 0, stele = 0 } = AREAS[area].props ?? {};
  return tree + stele - state.torn.filter((torn) => torn === area).length;
}

/** The attack that is being made, if one is. */
export function attackIn({ tasks }: State): Attack | undefined {
  const task = tasks.at(-1);
  return task?.kind === 'attack' ? task.attack : undefined;
}

/** The seats of a side. */
export const seatsOf = ({ seats }: State, side: Side): readonly Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]!.side === side);

/** Who decides for a seat: itself, or its partner if it has left; undefined if nobody is left. */
export function actorFor(state: State, seat: Seat): Seat | undefined {
  const { seats } = state;
  if (!seats[seat]!.isGone) return seat;
  return seatsOf(state, seats[seat]!.side).find((other) => !seats[other]!.isGone);
}
