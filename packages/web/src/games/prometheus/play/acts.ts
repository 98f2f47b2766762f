import { type Act, type PrometheusAttempt, powerOf, take } from '@thera/play/prometheus';
import { POWERS, type Step, type StepKind, type UnitId } from '@thera/prometheus';
import { type Option, optionsIn } from './option.ts';

/** What the maps are touched for, in the order in which it is offered; powers come after attacks. */
const ORDER: readonly (StepKind | 'power')[] = [
  'walk',
  'run',
  'cautious',
  'fly',
  'deploy',
  'attack',
  'aerial',
  'power',
  'calm',
  'claim',
  'enrage',
  'free',
  'absorb',
  'drop',
  'exit',
  'place',
  'throw',
  'push',
  'bloodlust',
  'retarget',
  'next',
];
const BLOWS: readonly StepKind[] = ['attack', 'aerial', 'retarget', 'next'];

const rankOf = (act: Act): number => ORDER.indexOf(powerOf(act) === undefined ? (act as StepKind) : 'power');

/** Whether it is done by a pill and a touch of the maps, and not by a card or a button of its own. */
export const isOnMaps = (act: Act): boolean => rankOf(act) >= 0;

/** Whether it is looked at in a forecast before it is done. */
export const isForeseen = ({ step }: Option): boolean =>
  BLOWS.includes(step.kind) || (step.kind === 'power' && POWERS[step.power].kind === 'offensive');

const FOUND = new WeakMap<PrometheusAttempt, Partial<Record<UnitId, readonly Option[]>>>();

/** What a unit could do if it were activated now, simply or in a complex activation; worked out once for an attempt. */
export function optionsOf(attempt: PrometheusAttempt, unit: UnitId): readonly Option[] {
  const found = FOUND.get(attempt) ?? {};
  FOUND.set(attempt, found);
  found[unit] ??= optionsAfterActivating(attempt, unit);
  return found[unit];
}

function optionsAfterActivating(attempt: PrometheusAttempt, unit: UnitId): readonly Option[] {
  const known = new Set<string>();
  return attempt.following
    .filter(({ step }) => isActivation(step) && step.unit === unit)
    .flatMap((choice) => optionsIn(take(attempt, choice)))
    .filter(({ step }) => {
      const key = JSON.stringify(step);
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    });
}

export const isActivation = (step: Step): step is Extract<Step, { kind: 'act' | 'leader' }> =>
  step.kind === 'act' || step.kind === 'leader';

/** The units that can be activated now. */
export const activatable = ({ following }: PrometheusAttempt): readonly UnitId[] => [
  ...new Set(following.flatMap(({ step }) => (isActivation(step) ? [step.unit] : []))),
];

/** The acts of some options that the maps are touched for, in their order. */
export const actsOn = (options: readonly Option[]): readonly Act[] =>
  [...new Set(options.map(({ act }) => act))]
    .filter(isOnMaps)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
