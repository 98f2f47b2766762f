import { awakeEffect } from '../abilities.ts';
import { artOfWar } from '../cards.ts';
import { AREAS } from '../data/areas.ts';
import { PARTS } from '../data/scenario.ts';
import { UNITS } from '../data/units.ts';
import { findUnit, isFull } from '../field.ts';
import { APART, distance } from '../geometry.ts';
import { isHeldBack } from '../moving.ts';
import { rangeTo } from '../reach.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { actingIn, whyNotAction, whyNotComplex } from './acting.ts';
import type { WhyNotCode } from './code.ts';

/** Calming takes the place of the attack; it is done from the hound's area, or from next to it if that is full. */
export function whyNotCalm(state: State): WhyNotCode | undefined {
  const acting = actingIn(state);
  const { unit } = acting;
  if (!PARTS.calmers.includes(unit.id)) return 'cannot-calm';
  const code = whyNotAction(state, acting, 'attack');
  if (code !== undefined) return code;
  const hound = findUnit(state, PARTS.hound);
  if (hound === undefined || hound.area === null || unit.area === null) return 'hound-too-far';
  return rangeTo(state, unit.area, hound.area) === '0' ? undefined : 'hound-too-far';
}

export function whyNotEnrage(state: State): WhyNotCode | undefined {
  const acting = actingIn(state);
  const { unit } = acting;
  if (unit.side !== PARTS.trapped || unit.id === PARTS.hound) return 'cannot-enrage';
  const code = whyNotAction(state, acting, 'enrage');
  if (code !== undefined) return code;
  if (unit.area === null || findUnit(state, PARTS.hound)?.area !== unit.area) return 'hound-not-here';
  return state.stones.includes(unit.area) ? undefined : 'no-stone-there';
}

export function whyNotClaim(
  state: State,
  { area }: Extract<Step, { kind: 'claim' }>,
): WhyNotCode | undefined {
  const acting = actingIn(state);
  const { unit } = acting;
  const code = whyNotAction(state, acting, 'claim');
  if (code !== undefined) return code;
  if (unit.hasStone) return 'carries-stone';
  if (!state.stones.includes(area)) return 'no-stone-there';
  const steps = unit.area === null ? APART : distance(unit.area, area);
  if (steps > (awakeEffect(state, unit, 'claimReach')?.distance ?? 0)) return 'stone-too-far';
  return isHeldBack(state, unit, area, 'claim') ? 'stone-blocked' : undefined;
}

export function whyNotFree(
  state: State,
  { unit: id }: Extract<Step, { kind: 'free' }>,
): WhyNotCode | undefined {
  const acting = actingIn(state);
  const { unit } = acting;
  const code = whyNotAction(state, acting, 'free');
  if (code !== undefined) return code;
  const friend = findUnit(state, id);
  if (friend === undefined) return 'not-in-play';
  if (friend.side !== unit.side || friend.id === unit.id) return 'not-an-ally';
  if (friend.area === null || friend.area !== unit.area) return 'not-here';
  if (!friend.isTrapped) return 'not-trapped';
  return artOfWar(state, unit.seat) === 0 ? 'no-art-of-war' : undefined;
}

export function whyNotDrop(state: State): WhyNotCode | undefined {
  if (state.turn.isManoeuvrePaid) return 'must-use-payment';
  return actingIn(state).unit.hasStone ? undefined : 'carries-no-stone';
}

export function whyNotAbsorb(
  state: State,
  { from }: Extract<Step, { kind: 'absorb' }>,
): WhyNotCode | undefined {
  const acting = actingIn(state);
  const { unit } = acting;
  if (UNITS[unit.id].class !== 'god') return 'not-a-god';
  const code = whyNotComplex(state, acting);
  if (code !== undefined) return code;
  if (unit.area === null) return 'in-reserve';
  if (from === undefined) return state.stones.includes(unit.area) ? undefined : 'no-stone-there';
  const bearer = findUnit(state, from);
  if (bearer === undefined || bearer.area !== unit.area) return 'not-here';
  if (bearer.side !== unit.side) return 'not-an-ally';
  return bearer.hasStone ? undefined : 'carries-no-stone';
}

export function whyNotDeploy(
  state: State,
  { area }: Extract<Step, { kind: 'deploy' }>,
): WhyNotCode | undefined {
  const acting = actingIn(state);
  const { unit } = acting;
  const code = whyNotComplex(state, acting);
  if (code !== undefined) return code;
  if (unit.area !== null) return 'already-on-map';
  if (AREAS[area].zone !== unit.side) return 'wrong-zone';
  return isFull(state, area) ? 'area-full' : undefined;
}

/** A hound that must attack cannot end before it has. */
export function whyNotEnd(state: State): WhyNotCode | undefined {
  if (state.turn.isManoeuvrePaid) return 'must-use-payment';
  const { mustAttack, actions } = actingIn(state).activation;
  return mustAttack && !actions.includes('attack') ? 'must-attack' : undefined;
}
