import { type AreaId, type Gait, type Reached, reachable, type Step } from '@thera/prometheus';
import type { Choice } from '@thera/table';
import { type GaitStep, isGait, USUAL_GAITS } from './acts.ts';
import { type PrometheusAttempt, take } from './attempt.ts';

/** A way to an area: its steps, each into the next area. */
export interface Way {
  readonly gait: Gait;
  readonly steps: readonly GaitStep[];
  /** Whether something is turned over there: what follows depends on it. */
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

function search({ now, acts }: PrometheusAttempt, gait: Gait): Ways {
  const unit = now.activation?.unit;
  if (unit === undefined || !acts.includes(gait)) return new Map();
  const { reached } = reachable(now, unit, gait);
  const uncertain = new Set(reached.filter(({ isUncertain }) => isUncertain).map(({ area }) => area));
  // Beyond what is turned over nothing can be planned.
  const isPlanned = ({ way }: Reached): boolean => !way.slice(0, -1).some((area) => uncertain.has(area));
  return new Map(
    reached
      .filter(isPlanned)
      .map(({ area, way, isUncertain }) => [
        area,
        { gait, steps: way.map((to) => ({ kind: gait, to })), ends: isUncertain },
      ]),
  );
}

const gaitChoices = ({ following }: PrometheusAttempt, gait: Gait): readonly Choice<GaitStep>[] =>
  following.filter((choice): choice is Choice<GaitStep> => isGaitOf(choice.step, gait));

const isGaitOf = (step: Step, gait: Gait): step is GaitStep => isGait(step) && step.kind === gait;
