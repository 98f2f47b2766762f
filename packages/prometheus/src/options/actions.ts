import { handOf } from '../cards.ts';
import type { AreaId } from '../data/area-ids.ts';
import { AREA_IDS } from '../data/area-ids.ts';
import { AREAS } from '../data/areas.ts';
import type { PowerId } from '../data/power-ids.ts';
import { UNITS } from '../data/units.ts';
import { unitsIn } from '../field.ts';
import { countOf } from '../pile.ts';
import { aimsOf } from '../powers/aims.ts';
import { attackEffect } from '../powers/offensive.ts';
import { GAITS, type State, type UnitState } from '../state.ts';
import type { AttackStep, PowerStep, Step } from '../step.ts';
import { actingIn } from '../why-not/acting.ts';
import { manoeuvres } from './turn.ts';

/** What the activated unit might do. */
export function actionsIn(state: State): readonly Step[] {
  const { unit } = actingIn(state);
  const steps = unit.area === null ? deployments(unit) : deedsAt(state, unit, unit.area);
  return [...steps, { kind: 'end' }, ...manoeuvres(state)];
}

const deployments = ({ side }: UnitState): readonly Step[] =>
  AREA_IDS.filter((area) => AREAS[area].zone === side).map((area) => ({ kind: 'deploy', area }));

function deedsAt(state: State, unit: UnitState, area: AreaId): readonly Step[] {
  const { adj } = AREAS[area];
  const units = unitsIn(state).filter((other) => other.area !== null);
  const enemies = units.filter(({ side }) => side !== unit.side);
  const allies = units.filter(({ side }) => side === unit.side);
  return [
    { kind: 'exit' },
    { kind: 'calm' },
    ...UNITS[unit.id].powers.flatMap((power) => powerSteps(state, unit, power)),
    ...enemies.flatMap(({ id }) => attacks(state, unit, { kind: 'attack', target: id })),
    ...adj.flatMap((to) => GAITS.map((kind) => ({ kind, to }) as const)),
    ...enemies.map(({ id }) => ({ kind: 'aerial', target: id }) as const),
    { kind: 'enrage' },
    ...[area, ...adj].map((from) => ({ kind: 'claim', area: from }) as const),
    ...allies.map(({ id }) => ({ kind: 'free', unit: id }) as const),
    { kind: 'drop' },
    { kind: 'absorb' },
    ...allies.map(({ id }) => ({ kind: 'absorb', from: id }) as const),
  ];
}

/** An attack with and without a prop, and with each number of omphalos cards. */
function attacks(state: State, unit: UnitState, attack: AttackStep): readonly Step[] {
  const hurled: AttackStep = { ...attack, prop: true };
  return [
    attack,
    hurled,
    ...stoneNumbers(state, unit).flatMap((stones) => [
      { ...attack, stones },
      { ...hurled, stones },
    ]),
  ];
}

function stoneNumbers(state: State, { id, seat }: UnitState): readonly number[] {
  const stones = UNITS[id].class === 'god' ? countOf(handOf(state, seat), 'omphalos') : 0;
  return Array.from({ length: stones }, (_, at) => at + 1);
}

function powerSteps(state: State, unit: UnitState, power: PowerId): readonly Step[] {
  const step: PowerStep = { kind: 'power', power };
  const effect = attackEffect(power);
  if (effect === undefined)
    return aimsOf(state, unit, power)?.map((aim) => ({ ...step, unit: aim })) ?? [step];
  if (effect.op === 'areaAttack')
    return [unit.area!, ...AREAS[unit.area!].adj].map((area) => ({ ...step, area }));
  return unitsIn(state)
    .filter((target) => target.area !== null && target.side !== unit.side)
    .flatMap((target) => {
      const aimed: PowerStep = { ...step, unit: target.id };
      return [aimed, ...stoneNumbers(state, unit).map((stones) => ({ ...aimed, stones }))];
    });
}
