import type { Seat } from '@thera/table';
import type { UnitId } from './data/units.ts';
import type { Activation, Turn } from './state.ts';
import type { Mode } from './step.ts';

/** A turn in which nothing has been done. */
export function freshTurn(number: number, seat: Seat): Turn {
  return {
    number,
    seat,
    phase: 'start',
    activated: [],
    isSecondPaid: false,
    isManoeuvrePaid: false,
    hasDrawnTwo: false,
    hasSearched: false,
    hasRecalled: false,
    leader: null,
    reacted: [],
    evaded: [],
    spent: [],
  };
}

/** An activation in which nothing has been done. */
export function freshActivation(unit: UnitId, mode: Mode): Activation {
  return {
    unit,
    mode,
    actions: [],
    hasActed: false,
    moving: null,
    powers: [],
    isEnding: false,
    mustAttack: false,
    wasCaught: false,
  };
}
