import type { Gait, PowerId, Step, StepKind } from '@thera/prometheus';
import type { Choice } from '@thera/table';

/** What can be done, as a pill says it: a kind of step, or a power. */
export type Act = Exclude<StepKind, 'power'> | `power ${PowerId}`;

export const actOf = (step: Step): Act => (step.kind === 'power' ? `power ${step.power}` : step.kind);

/** The power of an act, if it is one. */
export const powerOf = (act: Act): PowerId | undefined =>
  // What stands behind the word is the id that `actOf` put there.
  act.startsWith('power ') ? (act.slice('power '.length) as PowerId) : undefined;

/** Every act that may follow, once each, in the order of the rules. */
export const actsIn = (following: readonly Choice<Step>[]): readonly Act[] => [
  ...new Set(following.map(({ step }) => actOf(step))),
];

export type GaitStep = Extract<Step, { readonly kind: Gait }>;

export const isGait = (step: Step): step is GaitStep =>
  step.kind === 'walk' || step.kind === 'run' || step.kind === 'cautious' || step.kind === 'fly';

/** Ways to move, the one that is meant when nobody says which first. */
export const USUAL_GAITS: readonly Gait[] = ['walk', 'run', 'fly', 'cautious'];

/** What ends a thing when nothing more is wanted, the nearest first. */
export const STOPS: readonly StepKind[] = ['end', 'strike', 'no', 'done', 'stop'];
