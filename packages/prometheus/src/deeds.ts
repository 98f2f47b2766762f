import { attackOf, type Blow } from './attack.ts';
import { payArtOfWar } from './cards.ts';
import { targetsIn } from './combat/area-attack.ts';
import type { AreaId } from './data/area-ids.ts';
import { AREAS, PROPS } from './data/areas.ts';
import { POWERS, priceOf } from './data/powers.ts';
import type { UnitId } from './data/units.ts';
import { changeActivation, type Draft, push } from './draft.ts';
import { end } from './endings.ts';
import { arrive } from './entering.ts';
import { unitIn } from './field.ts';
import { happen } from './happen.ts';
import { untilOf } from './lasting.ts';
import { movementOf, stopAt } from './moving.ts';
import { aimsOf, unitsInScope } from './powers/aims.ts';
import { attackEffect } from './powers/offensive.ts';
import { rangeTo } from './reach.ts';
import { strike } from './reacting.ts';
import type { Gait, SimpleAction, UnitState } from './state.ts';
import type { AttackStep, PowerStep, Step } from './step.ts';
import { actingIn } from './why-not/acting.ts';

/** Steps of an activation. */
export type Deed = Extract<
  Step,
  {
    kind:
      | 'power'
      | Gait
      | 'exit'
      | 'deploy'
      | 'attack'
      | 'aerial'
      | 'calm'
      | 'claim'
      | 'enrage'
      | 'free'
      | 'drop'
      | 'absorb'
      | 'end';
  }
>;

/** Takes a step that the rules allow. */
export function takeDeed(draft: Draft, step: Deed): void {
  const { unit } = actingIn(draft);
  const { id, area } = unit;
  switch (step.kind) {
    case 'walk':
    case 'run':
    case 'cautious':
    case 'fly':
      move(draft, unit, step.kind, step.to);
      return;
    case 'exit':
      happen(draft, { kind: 'exited', unit: id, from: area! });
      end(draft, 'exit', { winner: unit.side, unit: id });
      return;
    case 'power':
      usePower(draft, unit, step);
      return;
    case 'attack':
      attack(draft, unit, step);
      return;
    case 'aerial':
      changeActivation(draft, { hasActed: true });
      strike(draft, attackOf(blowOf(draft, unit, { target: step.target, isAerial: true }), null));
      return;
    case 'deploy':
      changeActivation(draft, { hasActed: true });
      happen(draft, { kind: 'deployed', unit: id, area: step.area });
      arrive(draft, id);
      return;
    case 'absorb':
      changeActivation(draft, { hasActed: true });
      happen(draft, { kind: 'stone-absorbed', unit: id, area: area!, from: step.from ?? null });
      return;
    case 'drop':
      happen(draft, { kind: 'stone-dropped', unit: id, area: area! });
      return;
    case 'end':
      push(draft, { kind: 'end-activation' });
      return;
    case 'calm':
    case 'claim':
    case 'enrage':
    case 'free':
      takeSimple(draft, unit, step);
      return;
  }
}

function takeSimple(
  draft: Draft,
  { id, seat, area }: UnitState,
  step: Extract<Deed, { kind: 'calm' | 'claim' | 'enrage' | 'free' }>,
): void {
  spend(draft, step.kind === 'calm' ? 'attack' : step.kind);
  switch (step.kind) {
    case 'calm':
      happen(draft, { kind: 'calmed', unit: id, rage: draft.rage - 1 });
      if (draft.rage === 0) end(draft, 'calm', { winner: draft.seats[seat]!.side });
      return;
    case 'claim':
      happen(draft, { kind: 'stone-claimed', unit: id, area: step.area });
      return;
    case 'enrage':
      happen(draft, { kind: 'enraged', unit: id, area: area!, rage: draft.rage + 1 });
      return;
    case 'free':
      payArtOfWar(draft, seat, { use: 'free' });
      happen(draft, { kind: 'net-off', unit: step.unit, why: 'freed', by: id });
      return;
  }
}

/** Takes one of the simple actions; a walk that was going on is over. */
function spend(draft: Draft, action: SimpleAction): void {
  const { actions } = actingIn(draft).activation;
  changeActivation(draft, { actions: [...actions, action], moving: null });
}

function move(draft: Draft, unit: UnitState, gait: Gait, to: AreaId): void {
  const { activation } = actingIn(draft);
  const isBegun = activation.moving?.gait === gait;
  if (!isBegun && gait === 'walk') spend(draft, 'walk');
  if (gait !== 'walk') changeActivation(draft, { hasActed: true });
  const left = (isBegun ? activation.moving!.left : movementOf(draft, unit, gait)) - 1;
  happen(draft, { kind: 'moved', unit: unit.id, from: unit.area!, to, gait });
  const isOver = left <= 0 || stopAt(draft, unit, to, gait) !== undefined;
  changeActivation(draft, { moving: isOver ? null : { gait, left } });
  if (gait !== 'cautious') arrive(draft, unit.id);
}

/** A blow of the activated unit. */
export function blowOf(
  state: Parameters<typeof rangeTo>[0],
  attacker: UnitState,
  blow: Pick<Blow, 'target'> & Partial<Blow>,
): Blow {
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

function attack(draft: Draft, unit: UnitState, { target, prop, stones = 0 }: AttackStep): void {
  spend(draft, 'attack');
  payStones(draft, unit, stones);
  const blow = blowOf(draft, unit, { target, stones, hasProp: prop === true });
  if (prop === true) tear(draft, unit);
  strike(draft, attackOf(blow, null));
}

function payStones(draft: Draft, { seat }: UnitState, stones: number): void {
  for (let paid = 0; paid < stones; paid++)
    happen(draft, { kind: 'paid', seat, card: 'omphalos', use: 'offenceBonus', from: 'hand' });
}

/** Tears a tree or stele from the ground. */
function tear(draft: Draft, { id, area }: UnitState): void {
  const prop = PROPS.find((kind) => AREAS[area!].props?.[kind] !== undefined);
  if (prop !== undefined) happen(draft, { kind: 'prop-torn', unit: id, area: area!, prop });
}

function usePower(draft: Draft, unit: UnitState, step: PowerStep): void {
  const { power, stones = 0 } = step;
  payStones(draft, unit, stones);
  payArtOfWar(draft, unit.seat, { use: 'power', count: priceOf(power), power });
  const effect = attackEffect(power);
  if (effect === undefined) {
    useActive(draft, unit, step);
    return;
  }
  spend(draft, 'attack');
  happen(draft, { kind: 'power-used', unit: unit.id, power, on: [] });
  if (effect.op === 'attack') {
    strike(
      draft,
      attackOf(blowOf(draft, unit, { target: step.unit!, by: 'singlePower', power, stones }), null),
    );
    return;
  }
  const area = step.area!;
  const targets = targetsIn(draft, unit, area);
  push(draft, { kind: 'area-attack', attacker: unit.id, power, area, targets });
}

function useActive(draft: Draft, unit: UnitState, { power, unit: aim }: PowerStep): void {
  const { timing, effects } = POWERS[power];
  const { activation } = actingIn(draft);
  const isLast = timing === 'activation.end';
  changeActivation(draft, {
    powers: [...activation.powers, power],
    isEnding: activation.isEnding || isLast,
    moving: isLast ? null : activation.moving,
  });
  happen(draft, { kind: 'power-used', unit: unit.id, power, on: lastsOn(draft, unit, power, aim) });
  for (const effect of effects)
    if (effect.op === 'draw') {
      for (let left = effect.discard ?? 0; left > 0; left--)
        push(draft, { kind: 'discard', seat: unit.seat, power });
      push(draft, { kind: 'draw', seat: unit.seat, count: effect.count });
    }
}

/** On whom a power goes on working: the one it is aimed at, or all whom it reaches now. */
function lastsOn(
  draft: Draft,
  unit: UnitState,
  power: PowerStep['power'],
  aim: UnitId | undefined,
): readonly UnitId[] {
  if (untilOf(power) === undefined) return [];
  if (aim !== undefined && aimsOf(draft, unit, power) !== undefined) return [aim];
  return unitsInScope(draft, unit, power);
}
