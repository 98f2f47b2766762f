import { attackOf } from './attack.ts';
import { blowOf } from './blow.ts';
import { payArtOfWar } from './cards.ts';
import type { AreaId } from './data/area-ids.ts';
import { AREAS, PROPS } from './data/areas.ts';
import { changeActivation, type Draft, push } from './draft.ts';
import { end } from './endings.ts';
import { arrive } from './entering.ts';
import { happen } from './happen.ts';
import { movementOf, stopAt } from './moving.ts';
import { usePower } from './powers/using.ts';
import { strike } from './reacting.ts';
import { payStones, spend } from './spending.ts';
import type { Gait, UnitState } from './state.ts';
import type { AttackStep, Step } from './step.ts';
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

function attack(draft: Draft, unit: UnitState, { target, prop, stones = 0 }: AttackStep): void {
  spend(draft, 'attack');
  payStones(draft, unit, stones);
  const blow = blowOf(draft, unit, { target, stones, hasProp: prop === true });
  if (prop === true) tear(draft, unit);
  strike(draft, attackOf(blow, null));
}

/** Tears a tree or stele from the ground. */
function tear(draft: Draft, { id, area }: UnitState): void {
  const prop = PROPS.find((kind) => AREAS[area!].props?.[kind] !== undefined);
  if (prop !== undefined) happen(draft, { kind: 'prop-torn', unit: id, area: area!, prop });
}
