import { awake, innate, isAwake } from './abilities.ts';
import type { Blow } from './attack.ts';
import { type Circumstances, holds } from './conditions.ts';
import type { ModifyEffect, Role, Stat } from './data/effects.ts';
import type { PowerId } from './data/power-ids.ts';
import { POWERS } from './data/powers.ts';
import { CONSTANTS } from './data/scenario.ts';
import type { TalentId } from './data/talent-ids.ts';
import { UNITS, type UnitId } from './data/units.ts';
import { bandOf, unitIn } from './field.ts';
import { distance, terrainOf } from './geometry.ts';
import { attackEffect } from './powers/offensive.ts';
import type { State, UnitState } from './state.ts';

/** What changes a number besides talents and powers. */
export const OTHER_SOURCES = ['stairs', 'terrain', 'net', 'petrify', 'prop', 'omphalos'] as const;
export type ModifierSource = TalentId | PowerId | (typeof OTHER_SOURCES)[number];

/** A change of a number, by name, and the unit it comes from. */
export interface Modifier {
  readonly source: ModifierSource;
  readonly unit: UnitId;
  readonly by: number;
}

/** Everything that goes into an attack. */
export interface Values {
  /** Before modifiers. */
  readonly baseOffence: number;
  readonly baseDefence: number;
  readonly offenceModifiers: readonly Modifier[];
  readonly defenceModifiers: readonly Modifier[];
  /** Fewer wounds. */
  readonly woundModifiers: readonly Modifier[];
  /** Dice, and what they must reach. */
  readonly offence: number;
  readonly defence: number;
}

/** The numbers of a blow as things stand. */
export function valuesOf(state: State, blow: Blow): Values {
  const attacker = unitIn(state, blow.attacker);
  const target = unitIn(state, blow.target);
  const fixed = fixedOffence(blow, attacker);
  const baseOffence = fixed ?? bandOf(attacker)[1];
  const baseDefence = bandOf(target)[2];
  const offenceModifiers = fixed === undefined ? offenceOf(state, blow, attacker, target) : [];
  const defenceModifiers = defenceOf(state, blow, attacker, target);
  const about: Circumstances = { range: blow.range, by: blow.by, target };
  return {
    baseOffence,
    baseDefence,
    offenceModifiers,
    defenceModifiers,
    woundModifiers: standing(state, target, { stat: 'wounds', on: 'defender' }, about),
    offence: capped(baseOffence, offenceModifiers),
    defence: capped(baseDefence, defenceModifiers),
  };
}

function capped(base: number, modifiers: readonly Modifier[]): number {
  let value = base;
  for (const { by } of modifiers) value += by;
  return Math.max(0, Math.min(CONSTANTS.statCap, value));
}

function fixedOffence({ power }: Blow, { vit }: UnitState): number | undefined {
  const offence = power === null ? undefined : attackEffect(power)?.offence;
  if (offence === undefined || !('fixed' in offence)) return undefined;
  return offence.fixed.find(([least]) => vit >= least)?.[1];
}

function offenceOf(state: State, blow: Blow, attacker: UnitState, target: UnitState): readonly Modifier[] {
  const about: Circumstances = { range: blow.range, by: blow.by, target };
  const { id } = attacker;
  const found: Modifier[] = [];
  const offence = blow.power === null ? undefined : attackEffect(blow.power)?.offence;
  if (blow.power !== null && offence !== undefined && 'by' in offence)
    found.push({ source: blow.power, unit: id, by: offence.by });
  found.push(...standing(state, attacker, { stat: 'offence', on: 'attacker' }, about));
  found.push(...own(state, target, { stat: 'offence', on: 'attackerOfSelf' }, about));
  const { from } = terrainOf(attacker.area!);
  if (from !== undefined && blow.range === '1+' && helpsFromStairs(blow))
    found.push({ source: 'stairs', unit: id, by: from.offenceFromAfar });
  if (blow.hasProp)
    for (const { effect } of awake(state, attacker, 'useProp'))
      found.push({ source: 'prop', unit: id, by: effect.offence });
  if (blow.stones > 0) found.push({ source: 'omphalos', unit: id, by: blow.stones });
  return found;
}

const helpsFromStairs = ({ power }: Blow): boolean => power === null || attackEffect(power)?.stairs === true;

function defenceOf(state: State, blow: Blow, attacker: UnitState, target: UnitState): readonly Modifier[] {
  const about: Circumstances = { range: blow.range, by: blow.by, target };
  const { id } = target;
  const found: Modifier[] = [
    ...standing(state, target, { stat: 'defence', on: 'defender' }, about),
    ...own(state, attacker, { stat: 'defence', on: 'targetOfSelf' }, about),
  ];
  const { defence } = terrainOf(target.area!);
  if (defence?.attackRange === blow.range) found.push({ source: 'terrain', unit: id, by: defence.by });
  if (target.isTrapped) found.push({ source: 'net', unit: id, by: CONSTANTS.netDefence });
  if (target.isPetrified) found.push({ source: 'petrify', unit: id, by: CONSTANTS.petrifyDefence });
  return found;
}

/** Which numbers, and in which part of the unit they concern. */
interface Sought {
  readonly stat: Stat;
  readonly on: Role;
}

/** What a unit has of its own talents and powers, from those around it, and from powers that last. */
function standing(state: State, unit: UnitState, sought: Sought, about: Circumstances): readonly Modifier[] {
  const found: Modifier[] = [];
  for (const giver of state.units) {
    if (giver === null || giver.area === null || giver.side !== unit.side) continue;
    for (const { ability, effect } of innate(giver, 'modify'))
      if (
        isSought(effect, sought) &&
        isInScope(effect, giver, unit) &&
        isAwake(state, giver, ability) &&
        holds(state, giver, effect.if, about)
      )
        found.push({ source: ability.source, unit: giver.id, by: effect.by });
  }
  for (const { power, by, on } of state.lasting) {
    if (on !== unit.id) continue;
    for (const effect of POWERS[power].effects)
      if (effect.op === 'modify' && isSought(effect, sought) && holds(state, unit, effect.if, about))
        found.push({ source: power, unit: by, by: effect.by });
  }
  return found;
}

/** What a unit does to the one it faces. */
function own(state: State, unit: UnitState, sought: Sought, about: Circumstances): readonly Modifier[] {
  return innate(unit, 'modify')
    .filter(
      ({ ability, effect }) =>
        isSought(effect, sought) && isAwake(state, unit, ability) && holds(state, unit, effect.if, about),
    )
    .map(({ ability, effect }) => ({ source: ability.source, unit: unit.id, by: effect.by }));
}

const isSought = (effect: ModifyEffect, { stat, on }: Sought): boolean =>
  effect.stat === stat && effect.on === on;

/** Whether an effect of one unit works on another of its side. */
export function isInScope({ scope, classes }: ModifyEffect, giver: UnitState, unit: UnitState): boolean {
  if (giver.area === null || unit.area === null) return false;
  if (classes !== undefined && !classes.includes(UNITS[unit.id].class)) return false;
  const isSelf = giver.id === unit.id;
  switch (scope) {
    case 'self':
      return isSelf;
    case 'selfAndAlliesInArea':
      return giver.area === unit.area;
    case 'otherAlliedTroopsInArea':
      return !isSelf && giver.area === unit.area && UNITS[unit.id].class === 'troop';
    case 'otherAlliesWithin1':
      return !isSelf && distance(giver.area, unit.area) <= 1;
    case 'oneOfSelfAndAlliesWithin1':
      return distance(giver.area, unit.area) <= 1;
  }
}

/** What powers and talents add to a movement. */
export function movementModifiers(
  state: State,
  unit: UnitState,
  stat: 'movement' | 'runBonus',
): readonly Modifier[] {
  return standing(state, unit, { stat, on: 'mover' }, {});
}
