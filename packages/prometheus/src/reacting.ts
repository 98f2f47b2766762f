import type { Attack, Reaction } from './attack.ts';
import { attackOf } from './attack.ts';
import { couldHold, payCard } from './cards.ts';
import type { RangeClass } from './data/terrain.ts';
import type { UnitId } from './data/units.ts';
import { type Draft, push } from './draft.ts';
import { isHeld, unitIn } from './field.ts';
import { happen } from './happen.ts';
import type { State, UnitState } from './state.ts';

/** Whether a unit may react, for all that anybody can see: once a turn, unless it is held, for one of its cards. */
export function couldReact(state: State, unit: UnitState): boolean {
  if (unit.area === null || isHeld(unit) || state.turn.reacted.includes(unit.id)) return false;
  return couldHold(state, unit.seat, [unit.id]);
}

/** A unit spends a card and attacks out of turn. */
export function react(
  draft: Draft,
  [id, target]: readonly [UnitId, UnitId],
  reaction: Reaction,
  range: RangeClass,
): void {
  payCard(draft, unitIn(draft, id).seat, id, reaction === 'spring' ? 'springTrap' : 'retaliate');
  happen(draft, { kind: 'reacted', unit: id, reaction });
  strike(
    draft,
    attackOf(
      {
        attacker: id,
        target,
        by: 'normal',
        power: null,
        isAerial: false,
        hasProp: false,
        stones: 0,
        range,
      },
      reaction,
    ),
  );
}

/** Begins an attack. */
export function strike(draft: Draft, attack: Attack): void {
  const { attacker, target, by, power, reaction, range } = attack;
  happen(draft, { kind: 'attacked', attacker, target, by, power, reaction, range });
  push(draft, { kind: 'attack', attack });
}
