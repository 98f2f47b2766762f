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
 * what needs no worker is open at once, unless it would come before the move: that waits until it is preferred.
 */
export function openChoices(attempt: SantoriniAttempt, preferred?: Act): readonly StepChoice[] {
  const choices = choicesIn(attempt);
  const waiting = waitingActs(attempt);
  if (preferred !== undefined && waiting.includes(preferred)) {
    const wanted = ({ kind, to }: StepChoice): boolean => to !== undefined && actOf(kind) === preferred;
    const own = choices.filter(wanted);
    return own.length > 0 ? own : attempt.following.filter(wanted);
  }
  const hasWorker = attempt.worker !== undefined || workersIn(attempt).length === 1;
  return choices.filter(({ kind, from, to }) =>
    from === undefined ? to === undefined || !waiting.includes(actOf(kind)) : hasWorker,
  );
}

/** What a turn may begin with instead of a worker's move: nobody is to do it by a tap that was meant for a worker. */
export function waitingActs({ stage, steps, following }: SantoriniAttempt): readonly Act[] {
  if (stage.phase !== 'play' || stage.position.prefix !== null || steps.length > 0) return [];
  if (workersIn({ following }).length === 0) return [];
  const early = following.filter(({ from, to }) => from === undefined && to !== undefined);
  return [...new Set(early.map(({ kind }) => actOf(kind)))];
}

/** The attempt after one more step. */
export function take(attempt: SantoriniAttempt, choice: StepChoice): SantoriniAttempt {
  const next = { ...takeStep(santorini, attempt, choice), stage: attempt.stage, before: attempt };
  // Who has just walked and may walk on stays in hand, until another is picked up.
  const walkers = workersIn(next);
  const goesOn = choice.from !== undefined && walkers.length > 1 && walkers.includes(choice.to ?? -1);
  return goesOn ? { ...next, worker: choice.to! } : next;
}

/** The acts between which a person has to choose: some square may serve for more than one, or one waits to be asked for. */
export function rivalActs(attempt: SantoriniAttempt): readonly Act[] {
  const waiting = waitingActs(attempt);
  const open = openChoices(attempt);
  const usual = [...new Set(open.map(({ kind }) => actOf(kind)))];
  const isRival = (act: Act): boolean =>
    open.some(
      (choice) =>
        actOf(choice.kind) === act &&
        choice.to !== undefined &&
        open.some(({ kind, to }) => to === choice.to && actOf(kind) !== act),
    );
  if (waiting.length === 0) return usual.filter(isRival).sort(byAct);
  const acts = attempt.following.map(({ kind }) => actOf(kind)).sort(byAct);
  return [...new Set([acts[0]!, ...usual.filter(isRival), ...waiting])].sort(byAct);
}

/** What each square stands for now: one act where several are possible, the preferred one or the most usual. */
export function choicesOn(attempt: SantoriniAttempt, square: Square, preferred?: Act): readonly StepChoice[] {
  const hits = openChoices(attempt, preferred).filter(({ to }) => to === square);
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
  const meant = workersIn(attempt).includes(square) ? square : onlyWorkerFor(attempt, square);
  return meant === undefined ? { kind: 'refused' } : { kind: 'attempt', attempt: pickUp(attempt, meant) };
}

function pickUp(attempt: SantoriniAttempt, square: Square): SantoriniAttempt {
  const { before, worker, ...now } = attempt;
  // A second tap on the same worker puts it down again.
  if (worker === square) return before ?? now;
  const picked = { ...now, worker: square };
  const origin = worker === undefined ? attempt : before;
  return origin === undefined ? picked : { ...picked, before: origin };
}

/** Who is meant by a square while nobody is picked up: the only worker that can go there. */
function onlyWorkerFor({ following, worker }: SantoriniAttempt, square: Square): Square | undefined {
  if (worker !== undefined) return undefined;
  const [only, ...others] = workersIn({ following: following.filter(({ to }) => to === square) });
  return others.length === 0 ? only : undefined;
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
