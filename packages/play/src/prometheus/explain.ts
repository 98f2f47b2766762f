import {
  AREAS,
  type AreaId,
  decider,
  obstaclesBetween,
  type PrometheusCode,
  type Step,
  sees,
  type UnitId,
  unitIn,
  unitsAt,
  type View,
  whyNot,
  whyNotArea,
} from '@thera/prometheus';
import { actOf } from './acts.ts';
import { choiceOf, type PrometheusAttempt, stepsAt } from './attempt.ts';
import { areaName, capitalised, type PrometheusVoice, unitName } from './names.ts';
import { waysNow } from './ways.ts';

/** The decision is made, and what comes next depends on what only others see. */
const isUpToOthers = ({ now, seat }: PrometheusAttempt): boolean => decider(now) !== seat;

/** Why a step cannot be taken now, in a sentence or two; undefined if it can. */
export function explainStep(
  attempt: PrometheusAttempt,
  step: Step,
  voice: PrometheusVoice,
): string | undefined {
  if (choiceOf(attempt, step) !== undefined) return undefined;
  if (isUpToOthers(attempt)) return voice.text.refusals['not-asked'];
  const code = whyNot(attempt.now, step) ?? 'not-asked';
  return reasonInWords(attempt.now, code, step, voice);
}

/** Why nothing can be done with an area; undefined if something can. */
export function explainArea(
  attempt: PrometheusAttempt,
  area: AreaId,
  voice: PrometheusVoice,
): string | undefined {
  if (stepsAt(attempt, { kind: 'area', area }).length > 0 || waysNow(attempt).has(area)) return undefined;
  if (isUpToOthers(attempt)) return voice.text.refusals['not-asked'];
  return voice.text.refusals[whyNotArea(attempt.now, area) ?? 'not-asked'];
}

/** Why a unit cannot be attacked, activated or chosen now; undefined if it can. */
export function explainUnit(
  attempt: PrometheusAttempt,
  unit: UnitId,
  voice: PrometheusVoice,
): string | undefined {
  if (stepsAt(attempt, { kind: 'unit', unit }).length > 0) return undefined;
  if (isUpToOthers(attempt)) return voice.text.refusals['not-asked'];
  const { now } = attempt;
  const step = meantForUnit(attempt, unit);
  return reasonInWords(now, whyNot(now, step) ?? 'not-asked', step, voice);
}

/** What somebody wants who touches a unit. */
function meantForUnit({ now, chosenAct, following }: PrometheusAttempt, unit: UnitId): Step {
  const { ask, activation } = now;
  const power = following.find(({ step }) => chosenAct !== undefined && actOf(step) === chosenAct)?.step;
  if (power?.kind === 'power') return { kind: 'power', power: power.power, unit };
  switch (ask?.kind) {
    case 'draft':
      return { kind: 'draft', unit };
    case 'guard':
      return { kind: 'guard', unit };
    case 'retarget':
    case 'next':
      return { kind: ask.kind, target: unit };
    case 'activation':
      if (chosenAct === 'free') return { kind: 'free', unit };
      return activation?.mode === 'complex'
        ? { kind: 'aerial', target: unit }
        : { kind: 'attack', target: unit };
    default:
      return { kind: 'act', unit, mode: 'simple' };
  }
}

/** A reason in words; where something blocks the view or is too far, what and how far. */
export function reasonInWords(view: View, code: PrometheusCode, step: Step, voice: PrometheusVoice): string {
  const { refusals, reach } = voice.text;
  const attacker = view.activation?.unit;
  const target = targetOf(step);
  if (attacker === undefined || target === undefined || (code !== 'not-visible' && code !== 'out-of-range'))
    return refusals[code];
  const from = unitIn(view, attacker).area;
  const to = unitIn(view, target).area;
  if (from === null || to === null) return refusals[code];
  const name = unitName(target, voice);
  if (code === 'not-visible' && !sees(view, from, to))
    return capitalised(reach.hidden(name, blockersInWords(view, from, to, voice)));
  return refusals[code];
}

function targetOf(step: Step): UnitId | undefined {
  if (step.kind === 'attack' || step.kind === 'aerial' || step.kind === 'retarget') return step.target;
  return step.kind === 'power' ? step.unit : undefined;
}

/** What stands on the shortest ways between two areas. */
export const blockersBetween = (view: View, from: AreaId, to: AreaId): readonly AreaId[] => [
  ...new Set(obstaclesBetween(view, from, to).flatMap((way) => way.map(({ area }) => area))),
];

function blockersInWords(view: View, from: AreaId, to: AreaId, voice: PrometheusVoice): string {
  const { words, terrain, reach } = voice.text;
  return words.list(
    blockersBetween(view, from, to).map((area) => {
      const [unit] = unitsAt(view, area);
      const what = unit === undefined ? terrain[AREAS[area].terrain].name : unitName(unit.id, voice).the;
      return reach.blocker(what, areaName(area, voice).the);
    }),
  );
}
