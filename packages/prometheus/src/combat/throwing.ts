import { awake, awakeEffect } from '../abilities.ts';
import type { Attack } from '../attack.ts';
import { holds } from '../conditions.ts';
import type { AreaId } from '../data/area-ids.ts';
import { PARTS } from '../data/scenario.ts';
import { UNITS } from '../data/units.ts';
import { blanksIn } from '../dice/faces.ts';
import { changeAttack, type Draft } from '../draft.ts';
import { areasAround, force } from '../entering.ts';
import { unitIn } from '../field.ts';
import { happen } from '../happen.ts';
import { attackEffect } from '../powers/offensive.ts';
import type { State, UnitState } from '../state.ts';

/** Whether a unit cannot be moved in this way. */
export const isUnmovable = (state: State, unit: UnitState, by: 'throw' | 'push'): boolean =>
  awake(state, unit, 'unmovable').some(
    ({ effect }) => effect.by.includes(by) && holds(state, unit, effect.if, {}),
  );

/** How many blanks a throw takes; undefined if this attack cannot throw. */
export function throwPrice(
  state: State,
  { attacker, target, power }: Pick<Attack, 'attacker' | 'target' | 'power'>,
): number | undefined {
  const effect = power === null ? undefined : attackEffect(power);
  if (effect?.op === 'areaAttack' && !effect.throw) return undefined;
  const thrower = unitIn(state, attacker);
  const thrown = unitIn(state, target);
  const talent = awakeEffect(state, thrower, 'throw');
  if (talent === undefined || thrown.area !== thrower.area || isUnmovable(state, thrown, 'throw'))
    return undefined;
  return attacker === PARTS.hound ? 0 : talent.blanks[UNITS[target].class];
}

/** Where the target of an attack can be thrown now. */
export function throwAreas(state: State, attack: Attack): readonly AreaId[] {
  const price = throwPrice(state, attack);
  if (price === undefined || blanksIn(attack.dice) < price) return [];
  return areasAround(state, unitIn(state, attack.target));
}

export function askThrow(draft: Draft, attack: Attack): void {
  changeAttack(draft, { stage: 'dice' });
  if (throwAreas(draft, attack).length > 0)
    draft.ask = { kind: 'throw', seat: unitIn(draft, attack.attacker).seat };
}

/** Pays the blanks and throws. */
export function throwTarget(draft: Draft, attack: Attack, to: AreaId): void {
  const price = throwPrice(draft, attack) ?? 0;
  if (price > 0) {
    const dice = attack.dice.slice(0, attack.dice.length - price);
    happen(draft, { kind: 'blanks-spent', blanks: price, dice });
    changeAttack(draft, { dice });
  }
  force(draft, attack.target, to, 'throw');
}
