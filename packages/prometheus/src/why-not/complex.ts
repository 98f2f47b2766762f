import { AREAS } from '../data/areas.ts';
import { PARTS } from '../data/scenario.ts';
import { UNIT_IDS } from '../data/units.ts';
import { hasEnemyAt } from '../field.ts';
import { freshActivation } from '../fresh.ts';
import { GAITS, type State, type UnitState } from '../state.ts';
import { whyNotAerial } from './attacking.ts';
import { whyNotAbsorb } from './deeds.ts';
import { whyNotExit, whyNotMove } from './movement.ts';

/** Whether a unit on the map could do anything in a complex activation. */
export function hasComplexAction(state: State, { id, area, side }: UnitState): boolean {
  if (area === null || (id === PARTS.hound && hasEnemyAt(state, area, side))) return false;
  const supposed: State = { ...state, activation: freshActivation(id, 'complex') };
  return (
    AREAS[area].adj.some((to) => GAITS.some((kind) => whyNotMove(supposed, { kind, to }) === undefined)) ||
    whyNotExit(supposed) === undefined ||
    whyNotAbsorb(supposed, { kind: 'absorb' }) === undefined ||
    UNIT_IDS.some(
      (other) =>
        whyNotAerial(supposed, { kind: 'aerial', target: other }) === undefined ||
        whyNotAbsorb(supposed, { kind: 'absorb', from: other }) === undefined,
    )
  );
}
