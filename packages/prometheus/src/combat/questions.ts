import { awake, awakeEffect } from '../abilities.ts';
import type { Attack } from '../attack.ts';
import { couldHold } from '../cards.ts';
import type { RedirectEffect } from '../data/effects.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { changeAttack, type Draft } from '../draft.ts';
import { findUnit, isHeld, unitIn, unitsAt } from '../field.ts';
import { happen } from '../happen.ts';
import { attackEffect } from '../powers/offensive.ts';
import { normalReach, powerReach, type Reach, rangeTo, whyNotTarget } from '../reach.ts';
import { couldReact } from '../reacting.ts';
import type { State, UnitState } from '../state.ts';

/** Those who may step in front of a target. */
export function guardsOf(
  state: State,
  { target, by, power }: Pick<Attack, 'target' | 'by' | 'power'>,
): readonly UnitId[] {
  const effect = power === null ? undefined : attackEffect(power);
  if (effect?.op === 'attack' && !effect.guard) return [];
  const { area, side } = unitIn(state, target);
  if (area === null) return [];
  return unitsAt(state, area)
    .filter((unit) => unit.side === side && unit.id !== target)
    .filter((unit) =>
      awake(state, unit, 'redirect').some(({ effect: { attacks } }: { effect: RedirectEffect }) =>
        attacks.includes(by),
      ),
    )
    .map(({ id }) => id);
}

/** The owners of guards are asked one after the other. */
export function askGuard(draft: Draft, attack: Attack): void {
  const guards = guardsOf(draft, attack);
  const seats = [...new Set(guards.map((id) => unitIn(draft, id).seat))];
  changeAttack(draft, { stage: 'evade' });
  askGuards(draft, guards, seats);
}

/** Asks the first of these seats whether one of its units guards. */
export function askGuards(
  draft: Draft,
  guards: readonly UnitId[],
  [seat, ...others]: readonly number[],
): void {
  if (seat === undefined) return;
  const units = guards.filter((id) => unitIn(draft, id).seat === seat);
  draft.ask = { kind: 'guard', seat, units, others };
}

/** Whether a target may get out of the way, for all that anybody can see. */
export function couldEvade(
  state: State,
  {
    target,
    by,
    power,
    isAerial,
    range,
    reaction,
  }: Pick<Attack, 'target' | 'by' | 'power' | 'isAerial' | 'range' | 'reaction'>,
): boolean {
  if (range !== '0' || isAerial || by === 'areaAttack' || reaction !== null) return false;
  const effect = power === null ? undefined : attackEffect(power);
  if (effect?.op === 'attack' && !effect.evade) return false;
  const unit = unitIn(state, target);
  const { trait, class: kind } = UNITS[target];
  if (trait !== 'flying' || kind === 'troop' || isHeld(unit) || state.turn.evaded.includes(target))
    return false;
  return couldHold(state, unit.seat, ['artOfWar', 'omphalos']);
}

export function askEvade(draft: Draft, attack: Attack): void {
  changeAttack(draft, { stage: 'initiative' });
  if (couldEvade(draft, attack)) draft.ask = { kind: 'evade', seat: unitIn(draft, attack.target).seat };
}

/** How an attack that has begun reaches. */
export function reachOf(state: State, { attacker, power, hasProp, isAerial }: Attack): Reach {
  const unit = unitIn(state, attacker);
  const reach = power === null ? undefined : powerReach(unit, power);
  return reach ?? normalReach(state, unit, { hasProp, isAerial });
}

/** Whom the attacker may strike instead of a target that evaded. */
export function otherTargets(state: State, attack: Attack): readonly UnitId[] {
  const attacker = unitIn(state, attack.attacker);
  const reach = reachOf(state, attack);
  const mustStay = state.activation?.mustAttack === true;
  return state.units
    .filter((unit): unit is UnitState => unit !== null && !attack.evaders.includes(unit.id))
    .filter((unit) => whyNotTarget(state, attacker, unit, reach) === undefined)
    .filter((unit) => !mustStay || unit.area === attacker.area)
    .map(({ id }) => id);
}

/** Whether a target may strike before it is struck, for all that anybody can see. */
export function couldStrikeFirst(
  state: State,
  {
    attacker,
    target,
    by,
    range,
    reaction,
  }: Pick<Attack, 'attacker' | 'target' | 'by' | 'range' | 'reaction'>,
): boolean {
  if (range !== '0' || by === 'areaAttack' || reaction !== null) return false;
  const unit = unitIn(state, target);
  if (awakeEffect(state, unit, 'retaliateFirst') === undefined) return false;
  return (
    awakeEffect(state, unitIn(state, attacker), 'retaliateFirst') === undefined && couldReact(state, unit)
  );
}

export function askInitiative(draft: Draft, attack: Attack): void {
  changeAttack(draft, { stage: 'values' });
  if (couldStrikeFirst(draft, attack))
    draft.ask = { kind: 'initiative', seat: unitIn(draft, attack.target).seat };
}

/** After the target struck first: the attack goes on if it still can. */
export function resume(draft: Draft, attack: Attack): void {
  const attacker = findUnit(draft, attack.attacker);
  const target = findUnit(draft, attack.target);
  const canGoOn =
    attacker !== undefined &&
    attacker.area !== null &&
    !isHeld(attacker) &&
    whyNotTarget(draft, attacker, target, reachOf(draft, attack)) === undefined;
  if (!canGoOn) {
    happen(draft, { kind: 'attack-lost', attacker: attack.attacker });
    changeAttack(draft, { stage: 'over' });
    return;
  }
  changeAttack(draft, { stage: 'values', range: rangeTo(draft, attacker.area, target!.area!) });
}

/** Whether the target may strike back, for all that anybody can see. */
export function couldRetaliate(state: State, attack: Attack): boolean {
  const { reaction, by, wasStruckFirst, range } = attack;
  if (reaction !== null || by === 'areaAttack' || wasStruckFirst || range !== '0') return false;
  const attacker = unitIn(state, attack.attacker);
  const target = unitIn(state, attack.target);
  if (attack.hasDestroyed || attacker.area === null || target.area === null) return false;
  return rangeTo(state, attacker.area, target.area) === '0' && couldReact(state, target);
}

export function askRetaliation(draft: Draft, attack: Attack): void {
  changeAttack(draft, { stage: 'over' });
  if (couldRetaliate(draft, attack))
    draft.ask = { kind: 'retaliate', seat: unitIn(draft, attack.target).seat };
}
