import {
  type Act,
  actOf,
  aimsOf,
  goTo,
  type PrometheusAttempt,
  take,
  takeAll,
  type Way,
  waysBy,
} from '@thera/play/prometheus';
import { type AreaId, findUnit, GAITS, type Step, type UnitId, type View } from '@thera/prometheus';
import type { Choice } from '@thera/table';

/** One thing that can be done from here: all of its steps, and where one touches the maps for it. */
export interface Option {
  readonly act: Act;
  readonly step: Step;
  /** The attempt before its last step, and after it; worked out when somebody wants to know. */
  readonly before: PrometheusAttempt;
  readonly after: PrometheusAttempt;
  readonly area?: AreaId;
  readonly unit?: UnitId;
}

/** Who would do it. */
export const actorOf = ({ before }: Option): UnitId | undefined => before.now.activation?.unit;

/** All that can be done from here. A movement is one thing as far as it goes without a surprise. */
export function optionsIn(attempt: PrometheusAttempt): readonly Option[] {
  const single = attempt.following
    .filter(({ step }) => !(GAITS as readonly string[]).includes(step.kind))
    .map((choice) => stepOption(attempt, choice));
  const start = attempt.now.activation && findUnit(attempt.now, attempt.now.activation.unit)?.area;
  const ways = GAITS.flatMap((gait) =>
    // Who comes back to where it stood has only lost its steps.
    [...waysBy(attempt, gait)]
      .filter(([area]) => area !== start)
      .map(([area, way]) => wayOption(attempt, area, way)),
  );
  return [...ways, ...single];
}

function stepOption(attempt: PrometheusAttempt, choice: Choice<Step>): Option {
  const { step } = choice;
  let after: PrometheusAttempt | undefined;
  return {
    act: actOf(step),
    step,
    before: attempt,
    get after() {
      after ??= take(attempt, choice);
      return after;
    },
    ...placeOf(attempt.now, step),
  };
}

function wayOption(attempt: PrometheusAttempt, area: AreaId, way: Way): Option {
  let after: PrometheusAttempt | undefined;
  return {
    act: way.gait,
    step: way.steps.at(-1)!,
    get before() {
      return takeAll(attempt, way.steps.slice(0, -1));
    },
    get after() {
      after ??= goTo(attempt, way);
      return after;
    },
    area,
  };
}

/** Where a step is aimed: at a unit, and so at its area, or at an area. */
function placeOf(view: View, step: Step): Pick<Option, 'area' | 'unit'> {
  const [aim] = aimsOf(step);
  if (aim === undefined || aim.kind === 'card') return {};
  if (aim.kind === 'area') return { area: aim.area };
  const area = findUnit(view, aim.unit)?.area;
  return { unit: aim.unit, ...(area === null || area === undefined ? {} : { area }) };
}
