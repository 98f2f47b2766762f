import { awake } from '../abilities.ts';
import { PARTS } from '../data/scenario.ts';
import { UNITS } from '../data/units.ts';
import { whyNotInto, whyNotOut } from '../moving.ts';
import type { Gait, State } from '../state.ts';
import type { Step } from '../step.ts';
import { type Acting, actingIn, whyNotActing, whyNotAction, whyNotComplex } from './acting.ts';
import type { WhyNotCode } from './code.ts';

export function whyNotMove(
  state: State,
  { kind: gait, to }: Extract<Step, { kind: Gait }>,
): WhyNotCode | undefined {
  const acting = actingIn(state);
  return whyNotGait(state, acting, gait) ?? whyNotInto(state, acting.unit, to, gait);
}

/** Why the activated unit cannot move, or move on, in this way. */
export function whyNotGait(state: State, acting: Acting, gait: Gait): WhyNotCode | undefined {
  const { activation, unit } = acting;
  if (unit.area === null) return 'in-reserve';
  if (activation.moving?.gait === gait)
    return whyNotActing(state, acting, gait === 'walk' ? 'simple' : 'complex');
  if (gait === 'walk') return whyNotWalk(state, acting);
  const code = whyNotComplex(state, acting);
  if (code !== undefined) return code === 'action-used' ? 'movement-ended' : code;
  if (gait === 'cautious' && unit.side !== PARTS.trapped) return 'only-trapped-side';
  return gait === 'fly' && UNITS[unit.id].trait !== 'flying' ? 'not-flying' : undefined;
}

/** A walk comes before the attack, unless a talent says otherwise. */
function whyNotWalk(state: State, acting: Acting): WhyNotCode | undefined {
  const { activation, unit } = acting;
  const code = whyNotAction(state, acting, 'walk');
  if (code !== undefined) return code === 'action-used' ? 'movement-ended' : code;
  if (!activation.actions.includes('attack')) return undefined;
  return awake(state, unit, 'order').length > 0 ? undefined : 'walk-before-attack';
}

/** Leaving Olympus is one more step of a movement, but not of a flight. */
export function whyNotExit(state: State): WhyNotCode | undefined {
  const acting = actingIn(state);
  const { activation, unit } = acting;
  const code = whyNotOut(state, unit);
  if (code !== undefined) return code;
  if (activation.moving?.gait === 'fly') return 'no-exit-here';
  return whyNotGait(
    state,
    acting,
    activation.moving?.gait ?? (activation.mode === 'simple' ? 'walk' : 'run'),
  );
}
