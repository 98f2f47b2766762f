import type { AreaId, Gait, Step } from '@thera/prometheus';
import type { Choice } from '@thera/table';
import { isComplete } from '../table/attempt.ts';
import { type GaitStep, isGait, USUAL_GAITS } from './acts.ts';
import { type PrometheusAttempt, take } from './attempt.ts';

/** A way to an area: its steps, each into the next area. */
export interface Way {
  readonly gait: Gait;
  readonly steps: readonly GaitStep[];
  /** Whether the decision ends there: something is turned over, or nothing can follow. */
  readonly ends: boolean;
}

type Ways = ReadonlyMap<AreaId, Way>;

/** Attempts never change, so what they reach is looked for once. */
const FOUND = new WeakMap<PrometheusAttempt, Partial<Record<Gait, Ways>>>();

/** Every area that can be reached from here in one movement, each by a shortest way. */
export function waysBy(attempt: PrometheusAttempt, gait: Gait): Ways {
  const found = FOUND.get(attempt) ?? {};
  const known = found[gait];
  if (known !== undefined) return known;
  const ways = search(attempt, gait);
  FOUND.set(attempt, { ...found, [gait]: ways });
  return ways;
}

/** The ways of the movement that is meant: the one that was chosen, or the usual one. */
export function waysNow(attempt: PrometheusAttempt): Ways {
  const { acts, chosenAct } = attempt;
  const gait = USUAL_GAITS.find((one) => (chosenAct === undefined ? acts.includes(one) : chosenAct === one));
  return gait === undefined ? new Map() : waysBy(attempt, gait);
}

/** The attempt after a way. */
export const goTo = (attempt: PrometheusAttempt, { steps }: Way): PrometheusAttempt =>
  steps.reduce(
    (so, step) => take(so, gaitChoices(so, step.kind).find((choice) => choice.step.to === step.to)!),
    attempt,
  );

function search(attempt: PrometheusAttempt, gait: Gait): Ways {
  const ways = new Map<AreaId, Way>();
  let border: readonly { readonly at: PrometheusAttempt; readonly steps: readonly GaitStep[] }[] = [
    { at: attempt, steps: [] },
  ];
  while (border.length > 0) {
    const next: { at: PrometheusAttempt; steps: readonly GaitStep[] }[] = [];
    for (const { at, steps } of border)
      for (const choice of gaitChoices(at, gait)) {
        if (ways.has(choice.step.to)) continue;
        const after = take(at, choice);
        const way = [...steps, choice.step];
        ways.set(choice.step.to, { gait, steps: way, ends: isComplete(after) });
        if (!isComplete(after)) next.push({ at: after, steps: way });
      }
    border = next;
  }
  return ways;
}

const gaitChoices = ({ following }: PrometheusAttempt, gait: Gait): readonly Choice<GaitStep>[] =>
  following.filter((choice): choice is Choice<GaitStep> => isGaitOf(choice.step, gait));

const isGaitOf = (step: Step, gait: Gait): step is GaitStep => isGait(step) && step.kind === gait;
