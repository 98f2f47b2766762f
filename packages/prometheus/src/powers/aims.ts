import type { PowerId } from '../data/power-ids.ts';
import { POWERS } from '../data/powers.ts';
import { UNIT_IDS, type UnitId } from '../data/units.ts';
import { findUnit } from '../field.ts';
import { isInScope } from '../modifiers.ts';
import type { State, UnitState } from '../state.ts';

/** Whom an active power may be aimed at; undefined if it is not aimed. */
export function aimsOf(state: State, unit: UnitState, power: PowerId): readonly UnitId[] | undefined {
  const effect = POWERS[power].effects.find((other) => other.op === 'modify');
  if (effect?.op !== 'modify' || effect.scope !== 'oneOfSelfAndAlliesWithin1') return undefined;
  return unitsInScope(state, unit, power);
}

/** On whom a power goes on working. */
export function unitsInScope(state: State, unit: UnitState, power: PowerId): readonly UnitId[] {
  const modify = POWERS[power].effects.find((other) => other.op === 'modify');
  if (modify?.op !== 'modify') return [];
  return UNIT_IDS.filter((id) => {
    const other = findUnit(state, id);
    return other !== undefined && other.side === unit.side && isInScope(modify, unit, other);
  });
}
