import type { State } from './state.ts';
import type { Step } from './step.ts';

/** Why a step cannot be taken now. */
export const WHY_NOT_CODES = [
  'impossible',
  'leads-nowhere',
  'not-your-worker',
  'wanderer-again',
  'same-colour-again',
  'not-next-to',
  'no-piece',
  'too-high',
  'occupied',
  'domed',
  'gap',
  'gate-closed',
  'flooded',
  'gaze',
  'flotsam',
  'no-toll',
  'hold-limit',
  'not-in-queue',
  'not-solved-yet',
  'already-proposed',
  'no-charge',
  'asleep',
] as const;
export type WhyNotCode = (typeof WHY_NOT_CODES)[number];

/** Why a step that is not possible is not. */
export function whyNot(_state: State, _step: Step): WhyNotCode {
  return 'impossible';
}
