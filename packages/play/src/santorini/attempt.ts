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
import { type Attempt, beginAttempt as beginDecision, take as takeStep } from '../table/attempt.ts';
import { type Act, actOf, byAct } from './act.ts';
import { choicesFor } from './read-turn.ts';
import type { Pending } from './reading.ts';

/** A decision of Santorini in the making. */
export interface SantoriniAttempt extends Attempt<View, string, StepChoice>, Pending {
  /** The stage that the view shows. */
  readonly stage: Stage;
  /** The attempt before the last step or the last worker picked up. */
  readonly before?: SantoriniAttempt;
}

/** What a tap on a square leads to. */
export type Tap =
  | { readonly kind: 'attempt'; readonly attempt: SantoriniAttempt }
  /** Several steps could be meant: the person has to say which. */
  | { readonly kind: 'ambiguous'; readonly choices: readonly StepChoice[] }
  | { readonly kind: 'refused' };

/** An attempt with nothing done. */
export function beginAttempt(view: View, seat: Seat): SantoriniAttempt {
  return { ...beginDecision(santorini, view, seat), stage: stageOf(view) };
}

/** An attempt on a stage that belongs to no game, such as an exercise. */
export function attemptOn(stage: Stage): SantoriniAttempt {
  const seat = deciderOf(stage);
  return beginAttempt(viewOfStage(stage, seat), seat);
}

/** What may follow, for the worker that is picked up or for any. */
export function choicesIn({ following, worker }: SantoriniAttempt): readonly StepChoice[] {
  return choicesFor(following, worker);
}

/** The workers that may be picked up now. */
export function workersIn({ following }: Pick<SantoriniAttempt, 'following'>): readonly Square[] {
  return [...new Set(following.flatMap(({ from }) => from ?? []))];
}

/**
 * The steps that a person can choose on the board now. While several workers could go, one has to be picked up first;
 * what needs no worker is open at once.
 */
export function openChoices(attempt: SantoriniAttempt): readonly StepChoice[] {
  const choices = choicesIn(attempt);
  if (attempt.worker !== undefined || workersIn(attempt).length === 1) return choices;
  return choices.filter(({ from }) => from === undefined);
}

/** The attempt after one more step. */
export function take(attempt: SantoriniAttempt, choice: StepChoice): SantoriniAttempt {
  const next = { ...takeStep(santorini, attempt, choice), stage: attempt.stage, before: attempt };
  // Who has just walked and may walk on stays in hand, until another is picked up.
  const walkers = workersIn(next);
  const goesOn = choice.from !== undefined && walkers.length > 1 && walkers.includes(choice.to ?? -1);
  return goesOn ? { ...next, worker: choice.to! } : next;
}

/** The acts between which a person has to choose, because some square may serve for more than one. */
export function rivalActs(attempt: SantoriniAttempt): readonly Act[] {
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
export function choicesOn(attempt: SantoriniAttempt, square: Square, preferred?: Act): readonly StepChoice[] {
  const hits = openChoices(attempt).filter(({ to }) => to === square);
  const acts = hits.map(({ kind }) => actOf(kind)).sort(byAct);
  const meant = preferred !== undefined && acts.includes(preferred) ? preferred : acts[0];
  return hits.filter(({ kind }) => actOf(kind) === meant);
}

/** The attempt after a tap on a square. */
export function tap(attempt: SantoriniAttempt, square: Square, preferred?: Act): Tap {
  const hits = choicesOn(attempt, square, preferred);
  const [hit, ...others] = hits;
  if (others.length > 0) return { kind: 'ambiguous', choices: hits };
  if (hit !== undefined) return { kind: 'attempt', attempt: take(attempt, hit) };
  if (!workersIn(attempt).includes(square)) return { kind: 'refused' };
  const { before, worker, ...now } = attempt;
  // A second tap on the same worker puts it down again.
  if (worker === square) return { kind: 'attempt', attempt: before ?? now };
  const picked = { ...now, worker: square };
  const origin = worker === undefined ? attempt : before;
  return { kind: 'attempt', attempt: origin === undefined ? picked : { ...picked, before: origin } };
}

/** The worker that acts: the one picked up, or the only one that can. */
export function actingWorker(attempt: SantoriniAttempt): Square | undefined {
  const { worker } = attempt;
  if (worker !== undefined) return worker;
  const [only, ...others] = workersIn(attempt);
  return others.length === 0 ? only : undefined;
}

/** The attempt with part of a decision as it was typed, which may be several steps in one text. */
export function resumeAttempt({ view, seat, stage }: SantoriniAttempt, pending: Pending): SantoriniAttempt {
  const mayEnd = stage.phase === 'play' && parseTurn(stage.position, pending.steps.join(' ')).ok;
  const following = santorini.decisions(view, seat, pending.steps);
  const before = takeAll(beginAttempt(view, seat), pending.steps.slice(0, -1));
  return { ...pending, view, seat, stage, mayEnd, following, before };
}

/** The attempt after these steps, one after the other, as far as they go. */
export function takeAll(attempt: SantoriniAttempt, steps: readonly string[]): SantoriniAttempt {
  return steps.reduce<SantoriniAttempt>((so, step) => {
    const choice = so.following.find((known) => known.step === step);
    return choice === undefined ? so : take(so, choice);
  }, attempt);
}
