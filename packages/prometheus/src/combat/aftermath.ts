import { awake } from '../abilities.ts';
import type { Attack } from '../attack.ts';
import { holds } from '../conditions.ts';
import type { AreaId } from '../data/area-ids.ts';
import { AREAS } from '../data/areas.ts';
import type { PushEffect, TokenEffect } from '../data/effects.ts';
import { UNITS } from '../data/units.ts';
import { successesOf } from '../dice/faces.ts';
import { changeAttack, changeTurn, type Draft, push } from '../draft.ts';
import { endByDeath } from '../endings.ts';
import { areasAround, hasRoomOnFoot } from '../entering.ts';
import { findUnit, unitIn } from '../field.ts';
import { distance } from '../geometry.ts';
import { happen } from '../happen.ts';
import { valuesOf } from '../modifiers.ts';
import { attackEffect } from '../powers/offensive.ts';
import type { State } from '../state.ts';
import { isUnmovable } from './throwing.ts';

/** Successes are wounds, less what reduces them. */
export function wound(draft: Draft, attack: Attack): void {
  const { attacker, target, dice, defence } = attack;
  const successes = successesOf(dice, defence);
  const wounds = woundsOf(draft, attack, successes);
  const { vit } = unitIn(draft, target);
  const left = Math.max(0, vit - wounds);
  happen(draft, { kind: 'struck', attacker, target, dice, successes, wounds: vit - left, vit: left });
  changeAttack(draft, { successes, wounds: vit - left, stage: 'effects' });
}

function woundsOf(state: State, attack: Attack, successes: number): number {
  const effect = attack.power === null ? undefined : attackEffect(attack.power);
  if (effect?.op === 'attack' && effect.wounds === false) return 0;
  const reduced = valuesOf(state, attack).woundModifiers.reduce((sum, { by }) => sum + by, successes);
  return Math.max(0, reduced);
}

/** What the power of an attack adds. */
export function petrifyAndPush(draft: Draft, attack: Attack): void {
  changeAttack(draft, { stage: 'destroyed' });
  if (unitIn(draft, attack.target).vit === 0) return;
  const effect = attack.power === null ? undefined : attackEffect(attack.power);
  if (effect?.op !== 'attack') return;
  for (const added of effect.after ?? [])
    if (added.op === 'token') petrify(draft, attack, added);
    else if (pushAreas(draft, attack, added).length > 0)
      draft.ask = { kind: 'push', seat: unitIn(draft, attack.attacker).seat };
}

function petrify(draft: Draft, { target, successes }: Attack, { minSuccesses }: TokenEffect): void {
  const { isPetrified } = unitIn(draft, target);
  if (!isPetrified && successes >= minSuccesses[UNITS[target].class])
    happen(draft, { kind: 'petrified', unit: target });
}

/** Where the target of an attack can be pushed: away from the attacker. */
export function pushAreas(
  state: State,
  attack: Attack,
  { minWounds }: Pick<PushEffect, 'minWounds'>,
): readonly AreaId[] {
  const target = unitIn(state, attack.target);
  const from = unitIn(state, attack.attacker).area;
  const { area } = target;
  if (attack.wounds < minWounds || area === null || from === null || isUnmovable(state, target, 'push'))
    return [];
  return areasAround(state, target).filter((next) => distance(from, next) > distance(from, area));
}

/** Where a push of the attack's own power leads. */
export function pushAreasOf(state: State, attack: Attack): readonly AreaId[] {
  const effect = attack.power === null ? undefined : attackEffect(attack.power);
  const found = effect?.op === 'attack' ? effect.after?.find(({ op }) => op === 'push') : undefined;
  return found?.op === 'push' ? pushAreas(state, attack, found) : [];
}

/** A unit without vitality is destroyed; that may end the game, or be to somebody's profit. */
export function bury(draft: Draft, attack: Attack): void {
  changeAttack(draft, { stage: 'bloodlust' });
  const { id, vit, area, hasStone, side } = unitIn(draft, attack.target);
  if (vit > 0 || area === null) return;
  changeAttack(draft, { hasDestroyed: true });
  if (hasStone) happen(draft, { kind: 'stone-dropped', unit: id, area });
  const isOut = UNITS[id].class !== 'troop';
  happen(draft, { kind: 'destroyed', unit: id, area, by: attack.attacker, isOut });
  endByDeath(draft, id, attack.attacker);
  if (draft.ending !== null) return;
  for (const unit of draft.units)
    if (unit !== null && unit.area !== null && unit.side !== side)
      for (const { ability, effect } of awake(draft, unit, 'draw')) {
        if (ability.kind === 'talent' || draft.turn.spent.includes(ability.source)) continue;
        if (!holds(draft, unit, effect.if, { place: area })) continue;
        if (effect.limit === 'oncePerTurn')
          changeTurn(draft, { spent: [...draft.turn.spent, ability.source] });
        push(draft, { kind: 'draw', seat: unit.seat, count: effect.count });
      }
}

/** Where an attacker that has destroyed its target may go. */
export function bloodlustAreas(state: State, attack: Attack): readonly AreaId[] {
  const attacker = findUnit(state, attack.attacker);
  if (!attack.hasDestroyed || attacker === undefined || attacker.area === null) return [];
  const may = awake(state, attacker, 'move').some(({ effect }) => holds(state, attacker, effect.if, {}));
  return may ? AREAS[attacker.area].adj.filter((area) => hasRoomOnFoot(state, area)) : [];
}

export function askBloodlust(draft: Draft, attack: Attack): void {
  changeAttack(draft, { stage: 'retaliation' });
  if (bloodlustAreas(draft, attack).length === 0) return;
  draft.ask = { kind: 'bloodlust', seat: unitIn(draft, attack.attacker).seat, unit: attack.attacker };
}
