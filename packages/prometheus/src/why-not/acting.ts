import { CONSTANTS } from '../data/scenario.ts';
import { unitIn } from '../field.ts';
import type { Activation, SimpleAction, State, UnitState } from '../state.ts';
import type { Mode } from '../step.ts';
import type { WhyNotCode } from './code.ts';

/** The activation that is going on, and its unit. */
export interface Acting {
  readonly activation: Activation;
  readonly unit: UnitState;
}

export function actingIn(state: State): Acting {
  const { activation } = state;
  if (activation === null) throw new Error('nobody is activated');
  return { activation, unit: unitIn(state, activation.unit) };
}

/** Why the activated unit can do nothing of this kind at all. */
export function whyNotActing({ turn }: State, { activation }: Acting, mode: Mode): WhyNotCode | undefined {
  if (turn.isManoeuvrePaid) return 'must-use-payment';
  if (activation.isEnding) return 'activation-ending';
  if (activation.mode !== mode) return mode === 'simple' ? 'complex-activation' : 'simple-activation';
  return undefined;
}

/** Why a simple action cannot be taken. */
export function whyNotAction(state: State, acting: Acting, action: SimpleAction): WhyNotCode | undefined {
  const code = whyNotActing(state, acting, 'simple');
  if (code !== undefined) return code;
  const { actions, mustAttack } = acting.activation;
  if (mustAttack && action !== 'attack') return 'must-attack';
  if (actions.includes(action)) return 'action-used';
  return actions.length >= CONSTANTS.simpleActions ? 'actions-spent' : undefined;
}

/** Why the one complex action cannot be taken. */
export function whyNotComplex(state: State, acting: Acting): WhyNotCode | undefined {
  const code = whyNotActing(state, acting, 'complex');
  if (code !== undefined) return code;
  if (acting.activation.mustAttack) return 'must-attack';
  return acting.activation.hasActed ? 'action-used' : undefined;
}
