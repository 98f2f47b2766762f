import { attackOf } from '../attack.ts';
import { blowOf } from '../blow.ts';
import { payArtOfWar } from '../cards.ts';
import { targetsIn } from '../combat/area-attack.ts';
import { POWERS, priceOf } from '../data/powers.ts';
import type { UnitId } from '../data/units.ts';
import { changeActivation, type Draft, push } from '../draft.ts';
import { happen } from '../happen.ts';
import { untilOf } from '../lasting.ts';
import { strike } from '../reacting.ts';
import { payStones, spend } from '../spending.ts';
import type { UnitState } from '../state.ts';
import type { PowerStep } from '../step.ts';
import { actingIn } from '../why-not/acting.ts';
import { aimsOf, unitsInScope } from './aims.ts';
import { attackEffect } from './offensive.ts';

/** Pays for a power and uses it. */
export function usePower(draft: Draft, unit: UnitState, step: PowerStep): void {
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
