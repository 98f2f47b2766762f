import {
  deciderOf,
  parseTurn,
  type Square,
  type Stage,
  type StepChoice,
  santorini,
  stageOf,
  type View,
  viewOfStage,
} from '@thera/santorini';
import type { Seat } from '@thera/table';
import { type Act, actOf, byAct } from './act.ts';
import { choicesFor } from './read-turn.ts';
import { NOTHING_YET, type Pending } from './reading.ts';

/** A decision in the making, on what its seat sees. Attempts are never changed: each step makes another. */
export interface Attempt {
  readonly view: View;
  readonly seat: Seat;
  /** The stage that the view shows. */
  readonly stage: Stage;
  readonly pending: Pending;
  /** The decision may end with the steps taken so far. */
  readonly mayEnd: boolean;
  /** What may follow the steps taken so far, whichever worker is picked up: asked of the rules once, when it is made. */
  readonly following: readonly StepChoice[];
  /** The attempt before the last step or the last worker picked up. */
  readonly before?: Attempt;
}

/** What a tap on a square leads to. */
export type Tap =
  | { readonly kind: 'attempt'; readonly attempt: Attempt }
  /** Several steps could be meant: the person has to say which. */
  | { readonly kind: 'ambiguous'; readonly choices: readonly StepChoice[] }
  | { readonly kind: 'refused' };

/** An attempt with nothing done. */
export function beginAttempt(view: View, seat: Seat): Attempt {
  const following = santorini.decisions(view, seat, []);
  return { view, seat, stage: stageOf(view), pending: NOTHING_YET, mayEnd: false, following };
}

/** An attempt on a stage that belongs to no game, such as an exercise. */
export function attemptOn(stage: Stage): Attempt {
  const seat = deciderOf(stage);
  return beginAttempt(viewOfStage(stage, seat), seat);
}

/** The same decision from its beginning. */
export const restart = ({ view, seat }: Attempt): Attempt => beginAttempt(view, seat);

/** What may follow, for the worker that is picked up or for any. */
export function choicesIn({ following, pending }: Attempt): readonly StepChoice[] {
  return choicesFor(following, pending.worker);
}

/** The workers that may be picked up now. */
export function workersIn({ following }: Pick<Attempt, 'following'>): readonly Square[] {
  return [...new Set(following.flatMap(({ from }) => from ?? []))];
}

/**
 * The steps that a person can choose on the board now. While several workers could go, one has to be picked up first;
 * what needs no worker is open at once.
 */
export function openChoices(attempt: Attempt): readonly StepChoice[] {
  const choices = choicesIn(attempt);
  if (attempt.pending.worker !== undefined || workersIn(attempt).length === 1) return choices;
  return choices.filter(({ from }) => from === undefined);
}

/** Whether nothing can be added any more. */
export const isComplete = (attempt: Attempt): boolean => attempt.mayEnd && choicesIn(attempt).length === 0;

/** The attempt after one more step. */
export function take(attempt: Attempt, choice: StepChoice): Attempt {
  const steps = [...attempt.pending.steps, choice.step];
  const { view, seat, stage } = attempt;
  const following = santorini.decisions(view, seat, steps);
  const next = { view, seat, stage, mayEnd: choice.ends, following, before: attempt };
  // Who has just walked and may walk on stays in hand, until another is picked up.
  const walkers = workersIn(next);
  const goesOn = choice.from !== undefined && walkers.length > 1 && walkers.includes(choice.to ?? -1);
  return { ...next, pending: goesOn ? { steps, worker: choice.to! } : { steps } };
}

/** The acts between which a person has to choose, because some square may serve for more than one. */
export function rivalActs(attempt: Attempt): readonly Act[] {
  const open = openChoices(attempt);
  const acts = new Set(open.map(({ kind }) => actOf(kind)));
  const isRival = (act: Act): boolean =>
    open.some(
      (choice) =>
        actOf(choice.kind) === act &&
        choice.to !== undefined &&
        open.some(({ kind, to }) => to === choice.to && actOf(kind) !== act),
    );
  return [...acts].filter(isRival).sort(byAct);
}

/** What each square stands for now: one act where several are possible, the preferred one or the most usual. */
export function choicesOn(attempt: Attempt, square: Square, preferred?: Act): readonly StepChoice[] {
  const hits = openChoices(attempt).filter(({ to }) => to === square);
  const acts = hits.map(({ kind }) => actOf(kind)).sort(byAct);
  const meant = preferred !== undefined && acts.includes(preferred) ? preferred : acts[0];
  return hits.filter(({ kind }) => actOf(kind) === meant);
}

/** The attempt after a tap on a square. */
export function tap(attempt: Attempt, square: Square, preferred?: Act): Tap {
  const hits = choicesOn(attempt, square, preferred);
  const [hit, ...others] = hits;
  if (others.length > 0) return { kind: 'ambiguous', choices: hits };
  if (hit !== undefined) return { kind: 'attempt', attempt: take(attempt, hit) };
  if (!workersIn(attempt).includes(square)) return { kind: 'refused' };
  const { pending, before } = attempt;
  // A second tap on the same worker puts it down again.
  const isDown = pending.worker === square;
  const picked: Pending = isDown ? { steps: pending.steps } : { steps: pending.steps, worker: square };
  const origin = pending.worker === undefined ? attempt : before;
  const { before: _, ...now } = attempt;
  const next = { ...now, pending: picked };
  if (isDown) return { kind: 'attempt', attempt: before ?? next };
  return { kind: 'attempt', attempt: origin === undefined ? next : { ...next, before: origin } };
}

/** The worker that acts: the one picked up, or the only one that can. */
export function actingWorker(attempt: Attempt): Square | undefined {
  const { worker } = attempt.pending;
  if (worker !== undefined) return worker;
  const [only, ...others] = workersIn(attempt);
  return others.length === 0 ? only : undefined;
}

/** One step back, or one worker put down; the same attempt if there is nothing to take back. */
export const stepBack = (attempt: Attempt): Attempt => attempt.before ?? attempt;

/** Whether something can be taken back. */
export const canStepBack = ({ before }: Attempt): boolean => before !== undefined;

/** The attempt with part of a decision as it was typed, which may be several steps in one text. */
export function resumeAttempt({ view, seat, stage }: Attempt, pending: Pending): Attempt {
  const mayEnd = stage.phase === 'play' && parseTurn(stage.position, pending.steps.join(' ')).ok;
  const following = santorini.decisions(view, seat, pending.steps);
  const before = takeAll(beginAttempt(view, seat), pending.steps.slice(0, -1));
  return { view, seat, stage, pending, mayEnd, following, before };
}

/** The attempt after these steps, one after the other, as far as they go. */
export function takeAll(attempt: Attempt, steps: readonly string[]): Attempt {
  return steps.reduce<Attempt>((so, step) => {
    const choice = so.following.find((known) => known.step === step);
    return choice === undefined ? so : take(so, choice);
  }, attempt);
}
