import type { AreaId } from './data/area-ids.ts';
import { AREAS } from './data/areas.ts';
import { CONSTANTS } from './data/scenario.ts';
import type { UnitId } from './data/units.ts';
import { springsToken } from './entering.ts';
import { findUnit } from './field.ts';
import { freshActivation } from './fresh.ts';
import { movementOf, type Stop, stopAt, whyNotInto, whyNotOut } from './moving.ts';
import type { Gait, State, UnitState } from './state.ts';
import type { WhyNotCode } from './why-not/code.ts';

/** An area within reach, how to get there, and what ends the movement there. */
export interface Reached {
  readonly area: AreaId;
  readonly way: readonly AreaId[];
  readonly stop: Stop | undefined;
  /** A token is turned over on the way, or there: a net would end the movement. */
  readonly isUncertain: boolean;
}

/** A neighbour of the way that cannot be entered, and why. */
export interface Barred {
  readonly area: AreaId;
  readonly code: WhyNotCode;
}

export interface Range {
  readonly reached: readonly Reached[];
  readonly barred: readonly Barred[];
  /** The way to an exit with a step to spare, if the unit can leave so. */
  readonly exit: readonly AreaId[] | undefined;
}

/** Where a unit gets with one movement, or with what is left of the one it is making. */
export function reachable(state: State, id: UnitId, gait: Gait): Range {
  const unit = findUnit(state, id);
  if (unit === undefined || unit.area === null) return { reached: [], barred: [], exit: undefined };
  const { activation } = state;
  const isMoving = activation?.unit === id && activation.moving?.gait === gait;
  const supposed: State = isMoving
    ? state
    : { ...state, activation: freshActivation(id, gait === 'walk' ? 'simple' : 'complex') };
  const steps = isMoving ? activation.moving!.left : movementOf(supposed, unit, gait);
  return explore(supposed, unit, { gait, steps });
}

/** Walks on from area to area, over ways without tokens first. */
function explore(
  state: State,
  unit: UnitState,
  { gait, steps }: { readonly gait: Gait; readonly steps: number },
): Range {
  const found = new Map<AreaId, Reached>();
  const barred = new Map<AreaId, WhyNotCode>();
  const origin: Reached = { area: unit.area!, way: [], stop: undefined, isUncertain: false };
  let exit: readonly AreaId[] | undefined;
  const ends = [origin];
  for (const isUncertain of [false, true]) {
    const queue = [...ends.filter((reached) => reached.isUncertain === isUncertain)];
    for (const from of queue) {
      const here = { ...unit, area: from.area };
      if (
        exit === undefined &&
        gait !== 'fly' &&
        from.way.length + CONSTANTS.exitCost <= steps &&
        whyNotOut(state, here) === undefined
      )
        exit = from.way;
      if (from.way.length >= steps) continue;
      for (const area of AREAS[from.area].adj) {
        if (area === unit.area || found.has(area)) continue;
        const code = whyNotInto(state, here, area, gait);
        if (code !== undefined) {
          barred.set(area, code);
          continue;
        }
        const turns = gait !== 'cautious' && springsToken(state, unit, area);
        const reached: Reached = {
          area,
          way: [...from.way, area],
          stop: stopAt(state, unit, area, gait),
          isUncertain: from.isUncertain || turns,
        };
        found.set(area, reached);
        if (reached.stop !== undefined) continue;
        if (reached.isUncertain === isUncertain) queue.push(reached);
        else ends.push(reached);
      }
    }
  }
  return {
    reached: [...found.values()],
    barred: [...barred].filter(([area]) => !found.has(area)).map(([area, code]) => ({ area, code })),
    exit,
  };
}
