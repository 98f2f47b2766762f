import { awakeEffect, isAwake } from '../abilities.ts';
import { artOfWar, handOf } from '../cards.ts';
import { targetsIn } from '../combat/area-attack.ts';
import { POWERS, priceOf } from '../data/powers.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { findUnit, isHeld, propsLeft } from '../field.ts';
import { APART, distance } from '../geometry.ts';
import { countOf } from '../pile.ts';
import { aimsOf } from '../powers/aims.ts';
import { attackEffect } from '../powers/offensive.ts';
import { normalReach, powerReach, type Reach, whyNotTarget, whyOutOfReach } from '../reach.ts';
import type { State } from '../state.ts';
import type { AttackStep, PowerStep, Step } from '../step.ts';
import { type Acting, actingIn, whyNotActing, whyNotAction, whyNotComplex } from './acting.ts';
import type { WhyNotCode } from './code.ts';

export function whyNotAttack(state: State, step: AttackStep): WhyNotCode | undefined {
  const acting = actingIn(state);
  const { unit } = acting;
  const code = whyNotAction(state, acting, 'attack');
  if (code !== undefined) return code;
  const hasProp = step.prop === true;
  if (hasProp && (awakeEffect(state, unit, 'useProp') === undefined || propsLeft(state, unit.area!) === 0))
    return 'no-prop';
  return (
    whyNotAim(state, acting, step.target, normalReach(state, unit, { hasProp, isAerial: false })) ??
    whyNotStones(state, acting, step.stones ?? 0, 0)
  );
}

/** Why a target cannot be struck; the hound that must attack strikes only where it stands. */
function whyNotAim(
  state: State,
  { activation, unit }: Acting,
  target: UnitId,
  reach: Reach,
): WhyNotCode | undefined {
  const aimed = findUnit(state, target);
  const code = whyNotTarget(state, unit, aimed, reach);
  if (code !== undefined) return code;
  return activation.mustAttack && aimed?.area !== unit.area ? 'must-attack' : undefined;
}

/** Omphalos cards add to attacks of gods; what pays for a power cannot add to it. */
function whyNotStones(state: State, { unit }: Acting, stones: number, price: number): WhyNotCode | undefined {
  if (stones === 0) return undefined;
  if (UNITS[unit.id].class !== 'god') return 'not-a-god';
  const hand = handOf(state, unit.seat);
  const paidInStones = Math.max(0, price - countOf(hand, 'artOfWar'));
  return countOf(hand, 'omphalos') < stones + paidInStones ? 'too-few-stones' : undefined;
}

export function whyNotAerial(
  state: State,
  { target }: Extract<Step, { kind: 'aerial' }>,
): WhyNotCode | undefined {
  const acting = actingIn(state);
  const { unit } = acting;
  const code = whyNotComplex(state, acting);
  if (code !== undefined) return code;
  if (UNITS[unit.id].trait !== 'flying') return 'not-flying';
  return whyNotAim(state, acting, target, normalReach(state, unit, { hasProp: false, isAerial: true }));
}

export function whyNotPower(state: State, step: PowerStep): WhyNotCode | undefined {
  const acting = actingIn(state);
  const code = whyNotUse(state, acting, step);
  if (code !== undefined) return code;
  const effect = attackEffect(step.power);
  if (effect === undefined) return whyNotActiveAim(state, acting, step);
  if (effect.op === 'areaAttack') return whyNotAreaAim(state, acting, step);
  if (step.unit === undefined || step.area !== undefined) return 'bad-aim';
  return (
    whyNotAim(state, acting, step.unit, powerReach(acting.unit, step.power)!) ??
    whyNotStones(state, acting, step.stones ?? 0, priceOf(step.power))
  );
}

/** Why a power cannot be used at all. */
function whyNotUse(state: State, acting: Acting, { power }: PowerStep): WhyNotCode | undefined {
  const { activation, unit } = acting;
  const { kind, timing, minVit } = POWERS[power];
  if (!UNITS[unit.id].powers.includes(power)) return 'not-its-power';
  if (kind !== 'active' && kind !== 'offensive') return 'not-chosen';
  if (unit.area === null) return 'in-reserve';
  const code =
    kind === 'offensive' ? whyNotAction(state, acting, 'attack') : whyNotActive(state, acting, power);
  if (code !== undefined) return code;
  if (isHeld(unit)) return 'not-asked';
  if (unit.vit < minVit) return 'too-weak-for-power';
  if (!isAwake(state, unit, { kind, source: power })) return 'silent-on-water';
  if (timing === 'activation.start' && (activation.actions.length > 0 || activation.isEnding))
    return 'too-late-for-power';
  return artOfWar(state, unit.seat) < priceOf(power) ? 'no-art-of-war' : undefined;
}

function whyNotActive(state: State, acting: Acting, power: PowerStep['power']): WhyNotCode | undefined {
  const { activation } = acting;
  const isLast = activation.isEnding && POWERS[power].timing === 'activation.end';
  const code = whyNotActing(
    state,
    isLast ? { ...acting, activation: { ...activation, isEnding: false } } : acting,
    'simple',
  );
  if (code !== undefined) return code;
  if (activation.mustAttack) return 'must-attack';
  return activation.powers.includes(power) ? 'power-used' : undefined;
}

function whyNotActiveAim(
  state: State,
  { unit }: Acting,
  { power, unit: aim, area, stones }: PowerStep,
): WhyNotCode | undefined {
  const aims = aimsOf(state, unit, power);
  if (area !== undefined || stones !== undefined || (aim === undefined) !== (aims === undefined))
    return 'bad-aim';
  return aim === undefined || aims?.includes(aim) ? undefined : 'bad-aim';
}

function whyNotAreaAim(
  state: State,
  { activation, unit }: Acting,
  { power, unit: aim, area, stones }: PowerStep,
): WhyNotCode | undefined {
  if (area === undefined || aim !== undefined || stones !== undefined || unit.area === null) return 'bad-aim';
  if (distance(unit.area, area) === APART) return 'other-map';
  const code = whyOutOfReach(state, powerReach(unit, power)!, [unit.area, area]);
  if (code !== undefined) return code;
  if (activation.mustAttack && area !== unit.area) return 'must-attack';
  return targetsIn(state, unit, area).length === 0 ? 'no-target-there' : undefined;
}
