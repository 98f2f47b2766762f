import {
  afterStep,
  choicesOf,
  decider,
  formatStep,
  prometheus,
  type Step,
  type View,
} from '@thera/prometheus';
import type { Choice, Seat } from '@thera/table';
import { type Attempt, beginAttempt as beginDecision, isComplete } from '../table/attempt.ts';
import { type Act, actOf, actsIn, isGait, STOPS, USUAL_GAITS } from './acts.ts';
import { aimsOf, meets, type Target } from './aims.ts';

/** A decision in the making, and what has been pointed at for its next step. */
export interface PrometheusAttempt extends Attempt<View, Step> {
  /** The table with the steps taken so far. */
  readonly now: View;
  readonly acts: readonly Act[];
  /** What is being done, if somebody has said so. */
  readonly chosenAct?: Act;
  /** What has been pointed at for the next step. */
  readonly pointed: readonly Target[];
  /** The steps among which pointing has left the choice. */
  readonly open?: readonly Choice<Step>[];
  /** The attempt before the last step or touch. */
  readonly before?: PrometheusAttempt;
}

/** An attempt with nothing done. */
export function beginAttempt(view: View, seat: Seat): PrometheusAttempt {
  const begun = beginDecision(prometheus, view, seat);
  return { ...begun, now: { ...view, happened: [] }, acts: actsIn(begun.following), pointed: [] };
}

/** Every choice belongs to one attempt, so what it leads to is worked out once. */
const TAKEN = new WeakMap<Choice<Step>, PrometheusAttempt>();

/** The attempt after one more step. */
export function take(attempt: PrometheusAttempt, choice: Choice<Step>): PrometheusAttempt {
  const taken = TAKEN.get(choice) ?? goOn(attempt, choice);
  TAKEN.set(choice, taken);
  return { ...taken, before: attempt };
}

/** Goes on from what the steps before have come to, instead of asking the rules for all of them again. */
function goOn(
  { view, seat, steps, now }: PrometheusAttempt,
  { step, ends }: Choice<Step>,
): PrometheusAttempt {
  const after = afterStep(now, step);
  const following = decider(after) === seat ? choicesOf(after, seat) : [];
  return {
    view,
    seat,
    steps: [...steps, step],
    mayEnd: ends,
    following,
    now: { ...after, happened: [...now.happened, ...after.happened] },
    acts: actsIn(following),
    pointed: [],
  };
}

/** The attempt after these steps, one after the other, as far as they go. */
export function takeAll(attempt: PrometheusAttempt, steps: readonly Step[]): PrometheusAttempt {
  return steps.reduce((so, step) => {
    const choice = choiceOf(so, step);
    return choice === undefined ? so : take(so, choice);
  }, attempt);
}

/** A step among those that may follow. */
export function choiceOf({ following }: PrometheusAttempt, step: Step): Choice<Step> | undefined {
  const wanted = formatStep(step);
  return following.find((known) => formatStep(known.step) === wanted);
}

/** Something is going to be done; what needs nothing to be pointed at is done at once, or asked about. */
export function chooseAct(attempt: PrometheusAttempt, act: Act | undefined): PrometheusAttempt {
  const { chosenAct: _, open: __, ...rest } = attempt;
  const chosen: PrometheusAttempt = { ...rest, pointed: [] };
  if (act === undefined) return chosen;
  const choices = attempt.following.filter(({ step }) => actOf(step) === act);
  if (choices.length === 0) return attempt;
  const isAimed = choices.some(({ step }) => aimsOf(step).length > 0);
  const doing: PrometheusAttempt = { ...chosen, chosenAct: act, before: attempt };
  return isAimed ? doing : settle(attempt, choices);
}

/** What may follow of what is being done. */
const choicesNow = ({ following, chosenAct, open }: PrometheusAttempt): readonly Choice<Step>[] =>
  open ?? following.filter(({ step }) => chosenAct === undefined || actOf(step) === chosenAct);

/** The steps for which this is the next thing to point at. */
export function stepsAt(attempt: PrometheusAttempt, target: Target): readonly Choice<Step>[] {
  const { now, pointed } = attempt;
  return choicesNow(attempt).filter(({ step }) => {
    const aims = aimsOf(step);
    const next = aims[pointed.length];
    const isBegun = pointed.every((one, at) => aims[at] !== undefined && meets(now, one, aims[at]));
    return isBegun && next !== undefined && meets(now, target, next);
  });
}

/** The attempt after something was pointed at; undefined if that means nothing now. */
export function point(attempt: PrometheusAttempt, target: Target): PrometheusAttempt | undefined {
  // Whoever points on instead of choosing means something else.
  if (attempt.open !== undefined && attempt.before !== undefined) return point(attempt.before, target);
  const hit = withUsualGait(stepsAt(attempt, target), attempt);
  if (hit.length === 0) return attempt.pointed.length === 0 ? undefined : again(attempt, target);
  const reached = attempt.pointed.length + 1;
  const whole = hit.filter(({ step }) => aimsOf(step).length === reached);
  if (whole.length > 0) return settle(attempt, whole);
  return { ...attempt, pointed: [...attempt.pointed, target], before: attempt };
}

/** Whoever points at something else after all begins anew. */
function again(attempt: PrometheusAttempt, target: Target): PrometheusAttempt | undefined {
  const { before } = attempt;
  return before === undefined || before.steps.length < attempt.steps.length
    ? undefined
    : point(before, target);
}

/** Of several ways to move the usual one is meant, unless another has been chosen. */
function withUsualGait(
  choices: readonly Choice<Step>[],
  { chosenAct }: PrometheusAttempt,
): readonly Choice<Step>[] {
  if (chosenAct !== undefined) return choices;
  const usual = USUAL_GAITS.find((gait) => choices.some(({ step }) => step.kind === gait));
  return choices.filter(({ step }) => !isGait(step) || step.kind === usual);
}

/** Takes the step that is meant; where several are, one has to be chosen. */
function settle(attempt: PrometheusAttempt, choices: readonly Choice<Step>[]): PrometheusAttempt {
  const [only, ...others] = choices;
  if (only === undefined) return attempt;
  return others.length === 0 ? take(attempt, only) : { ...attempt, open: choices, before: attempt };
}

/** What has to be chosen from a list: what pointing left open, or what is on no map and in no hand. */
export function openChoices(attempt: PrometheusAttempt): readonly Choice<Step>[] {
  if (isComplete(attempt)) return [];
  if (attempt.open !== undefined) return attempt.open;
  return choicesNow(attempt).filter(({ step }) => aimsOf(step).length === 0);
}

/** The attempt in which nothing more is done, where a step says so. */
export function stop(attempt: PrometheusAttempt): PrometheusAttempt | undefined {
  for (const kind of STOPS) {
    const choice = attempt.following.find(({ step }) => step.kind === kind);
    if (choice !== undefined) return take(attempt, choice);
  }
  return undefined;
}
