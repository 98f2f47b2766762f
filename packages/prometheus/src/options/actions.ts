import { awakeEffect } from '../abilities.ts';
import { handOf } from '../cards.ts';
import type { AreaId } from '../data/area-ids.ts';
import { AREA_IDS } from '../data/area-ids.ts';
import { AREAS } from '../data/areas.ts';
import type { PowerId } from '../data/power-ids.ts';
import { UNITS } from '../data/units.ts';
import { unitsIn } from '../field.ts';
import { APART, distance } from '../geometry.ts';
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

/** What a unit on a map might do; only what its mode allows is worth asking about. */
function deedsAt(state: State, unit: UnitState, area: AreaId): readonly Step[] {
  const near = unitsIn(state).filter((other) => other.area !== null && distance(area, other.area) < APART);
  const enemies = near.filter(({ side }) => side !== unit.side);
  const allies = near.filter((other) => other.side === unit.side && other.area === area);
  const { mode } = actingIn(state).activation;
  const deeds =
    mode === 'simple'
      ? simpleDeeds(state, unit, { enemies, allies })
      : complexDeeds(unit, { enemies, allies });
  return [{ kind: 'exit' }, ...deeds, { kind: 'drop' }];
}

/** Who is on the same map: all enemies, and allies in the same area. */
interface Around {
  readonly enemies: readonly UnitState[];
  readonly allies: readonly UnitState[];
}

function simpleDeeds(state: State, unit: UnitState, { enemies, allies }: Around): readonly Step[] {
  const { adj } = AREAS[unit.area!];
  return [
    { kind: 'calm' },
    ...UNITS[unit.id].powers.flatMap((power) => powerSteps(state, unit, power, enemies)),
    ...enemies.flatMap(({ id }) => attacks(state, unit, { kind: 'attack', target: id })),
    ...adj.map((to): Step => ({ kind: 'walk', to })),
    { kind: 'enrage' },
    ...[unit.area!, ...adj].map((area): Step => ({ kind: 'claim', area })),
    ...allies.map(({ id }): Step => ({ kind: 'free', unit: id })),
  ];
}

const RUNS = GAITS.filter((gait) => gait !== 'walk');

function complexDeeds(unit: UnitState, { enemies, allies }: Around): readonly Step[] {
  return [
    ...AREAS[unit.area!].adj.flatMap((to) => RUNS.map((kind): Step => ({ kind, to }))),
    ...enemies.map(({ id }): Step => ({ kind: 'aerial', target: id })),
    { kind: 'absorb' },
    ...allies.map(({ id }): Step => ({ kind: 'absorb', from: id })),
  ];
}

/** An attack with and without a prop, and with each number of omphalos cards. */
function attacks(state: State, unit: UnitState, attack: AttackStep): readonly Step[] {
  const stones = stoneNumbers(state, unit);
  if (awakeEffect(state, unit, 'useProp') === undefined)
    return [attack, ...stones.map((spent) => ({ ...attack, stones: spent }))];
  const hurled: AttackStep = { ...attack, prop: true };
  return [
    attack,
    hurled,
    ...stones.flatMap((spent) => [
      { ...attack, stones: spent },
      { ...hurled, stones: spent },
    ]),
  ];
}

function stoneNumbers(state: State, { id, seat }: UnitState): readonly number[] {
  const stones = UNITS[id].class === 'god' ? countOf(handOf(state, seat), 'omphalos') : 0;
  return Array.from({ length: stones }, (_, at) => at + 1);
}

function powerSteps(
  state: State,
  unit: UnitState,
  power: PowerId,
  enemies: readonly UnitState[],
): readonly Step[] {
  const step: PowerStep = { kind: 'power', power };
  const effect = attackEffect(power);
  if (effect === undefined)
    return aimsOf(state, unit, power)?.map((aim) => ({ ...step, unit: aim })) ?? [step];
  if (effect.op === 'areaAttack')
    return [unit.area!, ...AREAS[unit.area!].adj].map((area) => ({ ...step, area }));
  return enemies.flatMap((target) => {
    const aimed: PowerStep = { ...step, unit: target.id };
    return [aimed, ...stoneNumbers(state, unit).map((stones) => ({ ...aimed, stones }))];
  });
}
