import {
  type BuildStep,
  inProgress,
  type Source,
  type Square,
  type State,
  type Step,
  sphinx,
  stepKey,
} from '@thera/sphinx';
import type { Choice, Seat } from '@thera/table';
import {
  type Attempt,
  beginAttempt as beginDecision,
  isComplete,
  type Taken,
  take as takeStep,
} from '../table/attempt.ts';
import { type Act, actOf, actsIn, usualAct } from './acts.ts';
import { bestSource, sourcesIn } from './best-source.ts';
import { tapPath, withoutCommonStart } from './tap-path.ts';

/** A decision in the making, and what has been pointed at for its next step. */
export interface SphinxAttempt extends Attempt<State, Step> {
  /** The state with the steps taken so far. */
  readonly now: State;
  readonly acts: readonly Act[];
  /** What is being done; undefined as long as it is the usual thing. */
  readonly chosenAct?: Act;
  /** The squares that have been tapped for the next step. */
  readonly tapped: readonly Square[];
  /** Where pieces are to come from, if somebody has said so. */
  readonly source?: Source;
  /** The steps among which a tap has left the choice. */
  readonly open?: readonly Choice<Step>[];
  /** The attempt before the last step or tap. */
  readonly before?: SphinxAttempt;
}

/** What a tap on a square leads to. */
export type Tap =
  | { readonly kind: 'attempt'; readonly attempt: SphinxAttempt }
  | { readonly kind: 'refused' };

/** An attempt with nothing done. */
export const beginAttempt = (view: State, seat: Seat): SphinxAttempt =>
  prepared(beginDecision(sphinx, view, seat));

/** The attempt after one more step. */
export function take(attempt: SphinxAttempt, choice: Choice<Step>): SphinxAttempt {
  const { source } = attempt;
  const taken = prepared(takeStep(sphinx, attempt, choice));
  return { ...taken, before: attempt, ...(source === undefined ? {} : { source }) };
}

function prepared({ view, seat, steps, mayEnd, following }: Taken<State, Step>): SphinxAttempt {
  const now = inProgress(view, steps);
  return { view, seat, steps, mayEnd, following, now, acts: actsIn(now, following), tapped: [] };
}

/** The attempt after these steps, one after the other, as far as they go. */
export function takeAll(attempt: SphinxAttempt, steps: readonly Step[]): SphinxAttempt {
  return steps.reduce((so, step) => {
    const choice = choiceOf(so, step);
    return choice === undefined ? so : take(so, choice);
  }, attempt);
}

/** A step among those that may follow. */
export function choiceOf({ following }: SphinxAttempt, step: Step): Choice<Step> | undefined {
  const wanted = stepKey(step);
  return following.find((known) => stepKey(known.step) === wanted);
}

/** What is being done. */
export const currentAct = ({ chosenAct, acts }: SphinxAttempt): Act | undefined =>
  chosenAct ?? usualAct(acts);

/** Something else is going to be done; what needs no square is done at once, or asked about. */
export function chooseAct(attempt: SphinxAttempt, act: Act | undefined): SphinxAttempt {
  const { chosenAct: _, open: __, tapped: ___, ...rest } = attempt;
  const chosen: SphinxAttempt = { ...rest, tapped: [], ...(act === undefined ? {} : { chosenAct: act }) };
  if (act === undefined || act === 'call' || act === 'game') return chosen;
  const steps = aimsOf(chosen);
  if (steps.some(({ path }) => path.length > 0)) return chosen;
  return settle(
    chosen,
    steps.map(({ choice }) => choice),
  );
}

/** Pieces are to come from here; the same again takes that back. */
export function chooseSource(attempt: SphinxAttempt, source: Source): SphinxAttempt {
  const { source: before, ...rest } = attempt;
  return before === source ? rest : { ...rest, source };
}

/** Where a piece could come from for what may be built now. */
export const sourcesNow = (attempt: SphinxAttempt): readonly Source[] =>
  sourcesIn(aimsOf(attempt).map(({ choice }) => choice.step as { from?: Source }));

/** A step that may follow, and the squares to be tapped for it. */
interface Aim {
  readonly choice: Choice<Step>;
  readonly path: readonly Square[];
}

/** What may follow of what is being done. */
function aimsOf(attempt: SphinxAttempt): readonly Aim[] {
  const { now, following } = attempt;
  const act = currentAct(attempt);
  if (act === undefined) return [];
  const choices = following.filter(({ step }) => actOf(now, following, step) === act);
  const paths = withoutCommonStart(choices.map(({ step }) => tapPath(now, step)));
  return choices.map((choice, index) => ({ choice, path: paths[index]! }));
}

/** The squares to be tapped for a step, as things are being done now; undefined if it belongs to something else. */
export function pathTo(attempt: SphinxAttempt, step: Step): readonly Square[] | undefined {
  const wanted = stepKey(step);
  return aimsOf(attempt).find(({ choice }) => stepKey(choice.step) === wanted)?.path;
}

/** Whoever acts: the one that was tapped, or the only one who could be. */
export function actingSquare(attempt: SphinxAttempt): Square | undefined {
  const { now, tapped, following } = attempt;
  if (tapped[0] !== undefined) return tapped[0];
  const act = currentAct(attempt);
  const paths = following
    .filter(({ step }) => actOf(now, following, step) === act)
    .map(({ step }) => tapPath(now, step));
  const [first] = paths;
  return first !== undefined && paths.every((path) => path.length > 1 && path[0] === first[0])
    ? first[0]
    : undefined;
}

/** The squares that a tap would take, and the steps that it could be for. */
export function offered(attempt: SphinxAttempt): ReadonlyMap<Square, readonly Step[]> {
  const squares = new Map<Square, Step[]>();
  if (attempt.open !== undefined || isComplete(attempt)) return squares;
  const { tapped } = attempt;
  for (const { choice, path } of aimsOf(attempt)) {
    const next = path[tapped.length];
    if (next === undefined || !isStart(tapped, path)) continue;
    squares.set(next, [...(squares.get(next) ?? []), choice.step]);
  }
  return squares;
}

/** Whether a tap on this square would only say who or what, and where is still to be said. */
export function isPicking(attempt: SphinxAttempt, square: Square): boolean {
  const { tapped } = attempt;
  return aimsOf(attempt).some(
    ({ path }) => isStart(tapped, path) && path[tapped.length] === square && path.length > tapped.length + 1,
  );
}

const isStart = (tapped: readonly Square[], path: readonly Square[]): boolean =>
  tapped.every((square, index) => path[index] === square);

/** The attempt after a tap on a square. */
export function tap(attempt: SphinxAttempt, square: Square): Tap {
  const { tapped, open, before } = attempt;
  // Whoever taps on instead of choosing means something else.
  if (open !== undefined && before !== undefined) return tap(before, square);
  const aims = aimsOf(attempt);
  const hit = aims.filter(({ path }) => isStart(tapped, path) && path[tapped.length] === square);
  if (hit.length > 0) return { kind: 'attempt', attempt: aimed(attempt, square, hit) };
  // A second tap on the same one puts it down again, and one on another takes that one up instead.
  if (tapped.at(-1) === square && before !== undefined) return { kind: 'attempt', attempt: before };
  if (tapped.length === 0 || !aims.some(({ path }) => path[0] === square)) return { kind: 'refused' };
  return tap(untapped(attempt), square);
}

function aimed(attempt: SphinxAttempt, square: Square, aims: readonly Aim[]): SphinxAttempt {
  const reached = attempt.tapped.length + 1;
  const whole = aims.filter(({ path }) => path.length === reached).map(({ choice }) => choice);
  if (whole.length > 0) return settle(attempt, whole);
  return { ...attempt, tapped: [...attempt.tapped, square], before: attempt };
}

/** The same before anything was tapped for the next step. */
function untapped(attempt: SphinxAttempt): SphinxAttempt {
  const { before, tapped, steps } = attempt;
  return tapped.length === 0 || before === undefined || before.steps.length < steps.length
    ? attempt
    : untapped(before);
}

/** Takes the step that is meant; where they differ in more than where a piece comes from, that has to be said. */
function settle(attempt: SphinxAttempt, choices: readonly Choice<Step>[]): SphinxAttempt {
  const groups = new Map<string, Choice<Step>[]>();
  for (const choice of choices) {
    const key = keyBesideSource(choice.step);
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  const different = [...groups.values()].map((group) => sourced(attempt, group));
  const [only, ...others] = different;
  if (only === undefined) return attempt;
  return others.length === 0 ? take(attempt, only) : { ...attempt, open: different, before: attempt };
}

/** What a step is, wherever its piece comes from. What is paid is another matter: there it is all the choice. */
const keyBesideSource = (step: Step): string =>
  stepKey(step.kind === 'build' ? { ...step, from: 'stockpile' } : step);

function sourced({ now, source }: SphinxAttempt, group: readonly Choice<Step>[]): Choice<Step> {
  const builds = group.filter((choice): choice is Choice<BuildStep> => choice.step.kind === 'build');
  if (builds.length === 0) return group[0]!;
  const wanted = builds.find(({ step }) => step.from === source);
  const best = bestSource(
    now,
    builds.map(({ step }) => step),
  );
  return wanted ?? builds.find(({ step }) => step === best)!;
}

/** What has to be chosen beside the board: what a tap left open, or what is asked and is on no square. */
export function openChoices(attempt: SphinxAttempt): readonly Choice<Step>[] {
  if (isComplete(attempt)) return [];
  if (attempt.open !== undefined) return attempt.open;
  if (currentAct(attempt) !== 'answer') return [];
  return aimsOf(attempt).flatMap(({ choice, path }) => (path.length === 0 ? [choice] : []));
}

/** The attempt in which nothing more is done, where a step says so. */
export function stop(attempt: SphinxAttempt): SphinxAttempt | undefined {
  const isAsked = attempt.now.asks.length > 0;
  const done = isAsked ? undefined : choiceOf(attempt, { kind: 'done' });
  return done === undefined ? undefined : take(attempt, done);
}
