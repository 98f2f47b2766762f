import { awake } from '../abilities.ts';
import type { AreaId } from '../data/area-ids.ts';
import type { UnitId } from '../data/units.ts';
import { crowdAt, findUnit, isFull } from '../field.ts';
import { APART, distance, isAdjacent, terrainOf } from '../geometry.ts';
import { whyNotInto } from '../moving.ts';
import { optionsOf } from '../options/options.ts';
import { reachable } from '../reachable.ts';
import { waysBetween } from '../sight-lines.ts';
import type { Gait, State } from '../state.ts';
import { actingIn } from './acting.ts';
import { whyNotAttack } from './attacking.ts';
import { whyNotPlace, whyNotToken } from './before-play.ts';
import type { WhyNotCode } from './code.ts';
import { whyNotDeploy } from './deeds.ts';
import { whyNotGait } from './movement.ts';

/** Why nothing can be done with an area that was touched; undefined if something can. */
export function whyNotArea(state: State, area: AreaId): WhyNotCode | undefined {
  const { ask } = state;
  if (ask === null) return 'not-asked';
  if (
    optionsOf(state).some(
      (step) => ('area' in step && step.area === area) || ('to' in step && step.to === area),
    )
  )
    return undefined;
  switch (ask.kind) {
    case 'place':
      return whyNotPlace(state, { kind: 'place', unit: ask.unit, area });
    case 'tokens':
      return (
        whyNotToken(state, { kind: 'token', area, face: 'lure' }) ??
        whyNotToken(state, { kind: 'token', area, face: 'net' })
      );
    case 'activation':
      return whyNotGoing(state, area);
    case 'throw':
      return 'cannot-throw-there';
    case 'push':
      return 'cannot-push-there';
    case 'bloodlust':
      return 'not-adjacent';
    default:
      return 'not-asked';
  }
}

/** Why the activated unit does not get to an area. */
function whyNotGoing(state: State, area: AreaId): WhyNotCode | undefined {
  const { activation, unit } = actingIn(state);
  if (unit.area === null) return whyNotDeploy(state, { kind: 'deploy', area });
  const gait: Gait = activation.moving?.gait ?? (activation.mode === 'simple' ? 'walk' : 'run');
  const code = whyNotGait(state, actingIn(state), gait);
  if (code !== undefined) return code;
  if (distance(unit.area, area) === APART) return 'other-map';
  if (isAdjacent(unit.area, area)) return whyNotInto(state, unit, area, gait);
  const { reached, barred } = reachable(state, unit.id, gait);
  if (reached.some((other) => other.area === area)) return undefined;
  if (isFull(state, area)) return 'area-full';
  return barred.find((other) => other.area === area)?.code ?? 'movement-spent';
}

/** Why the activated unit cannot attack a unit that was touched; undefined if it can. */
export function whyNotStriking(state: State, target: UnitId): WhyNotCode | undefined {
  if (state.ask?.kind !== 'activation') return 'not-asked';
  const canStrike = optionsOf(state).some(
    (step) =>
      ((step.kind === 'attack' || step.kind === 'aerial') && step.target === target) ||
      (step.kind === 'power' && step.unit === target),
  );
  return canStrike ? undefined : whyNotAttack(state, { kind: 'attack', target });
}

/** Something between two areas that takes the sight. */
export interface Obstacle {
  readonly area: AreaId;
  readonly by: 'terrain' | 'units';
}

/** What takes the sight on each of the shortest ways between two areas; an empty list for a way that is clear. */
export function obstaclesBetween(state: State, from: AreaId, to: AreaId): readonly (readonly Obstacle[])[] {
  return waysBetween(from, to).map((way) =>
    way.flatMap((area): readonly Obstacle[] => {
      if (terrainOf(area).blocksSight) return [{ area, by: 'terrain' }];
      return crowdAt(state, area) > 0 ? [{ area, by: 'units' }] : [];
    }),
  );
}

/** The enemies that keep a unit where it stands. */
export function holdersOf(state: State, id: UnitId): readonly UnitId[] {
  const unit = findUnit(state, id);
  if (unit === undefined || unit.area === null || awake(state, unit, 'hold').length > 0) return [];
  return state.units
    .filter((other) => other !== null && other.area === unit.area && other.side !== unit.side)
    .filter((other) => awake(state, other!, 'hold').length > 0)
    .map((other) => other!.id);
}
