import type { Blow } from './attack.ts';
import { unitIn } from './field.ts';
import { rangeTo } from './reach.ts';
import type { State, UnitState } from './state.ts';

/** A blow of a unit on another, normal unless said otherwise. */
export function blowOf(state: State, attacker: UnitState, blow: Pick<Blow, 'target'> & Partial<Blow>): Blow {
  const { area } = unitIn(state, blow.target);
  return {
    attacker: attacker.id,
    by: 'normal',
    power: null,
    isAerial: false,
    hasProp: false,
    stones: 0,
    range: rangeTo(state, attacker.area!, area!),
    ...blow,
  };
}
