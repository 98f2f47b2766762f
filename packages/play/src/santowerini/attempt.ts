import { type State, type Step, santowerini } from '@thera/santowerini';
import type { Choice, Seat } from '@thera/table';
import {
  type Attempt,
  beginAttempt as beginDecision,
  isComplete,
  take as takeStep,
} from '../table/attempt.ts';

type Square = number;

/** A turn of Santowerini in the making. */
export interface SantoweriniAttempt extends Attempt<State, Step> {
  /** The builder that is picked up, before it has moved. */
  readonly builder?: Square;
  /** The attempt before the last step or the last builder picked up. */
  readonly before?: SantoweriniAttempt;
}

/** What a tap on a square leads to. */
export type Tap =
  | { readonly kind: 'attempt'; readonly attempt: SantoweriniAttempt }
  | { readonly kind: 'refused' };

/** An attempt with nothing done. */
export const beginAttempt = (view: State, seat: Seat): SantoweriniAttempt =>
  beginDecision(santowerini, view, seat);

/** The attempt after one more step; one step back picks the builder up again. */
export function take(attempt: SantoweriniAttempt, choice: Choice<Step>): SantoweriniAttempt {
  return { ...takeStep(santowerini, attempt, choice), before: attempt };
}

/** The attempt after these steps, one after the other, as far as they go. */
export function takeAll(attempt: SantoweriniAttempt, steps: readonly Step[]): SantoweriniAttempt {
  return steps.reduce((so, step) => {
    const wanted = JSON.stringify(step);
    const choice = so.following.find((known) => JSON.stringify(known.step) === wanted);
    return choice === undefined ? so : take(so, choice);
  }, attempt);
}

/** The builders that may be picked up now. */
export function buildersIn({ following }: Pick<SantoweriniAttempt, 'following'>): readonly Square[] {
  return [...new Set(following.flatMap(({ step }) => (step.kind === 'move' ? [step.from] : [])))];
}

/** The builder that acts: the one that has moved, the one picked up, or the only one that can move. */
export function actingBuilder(attempt: SantoweriniAttempt): Square | undefined {
  const [first] = attempt.steps;
  if (first?.kind === 'move') return first.to;
  const [only, ...others] = buildersIn(attempt);
  return attempt.builder ?? (others.length === 0 ? only : undefined);
}

/** What a square can be chosen for: to build there, or to go there with the builder that acts or the only one that can. */
export function choiceOn(attempt: SantoweriniAttempt, square: Square): Choice<Step> | undefined {
  const builder = attempt.steps.length === 0 ? actingBuilder(attempt) : undefined;
  const [choice, ...others] = attempt.following.filter(({ step }) =>
    step.kind === 'build' ? step.on === square : step.to === square && step.from === (builder ?? step.from),
  );
  return others.length === 0 ? choice : undefined;
}

/** The squares that are offered: those of the builder that acts. */
export function offeredSquares(attempt: SantoweriniAttempt): readonly Square[] {
  if (isComplete(attempt) || actingBuilder(attempt) === undefined) return [];
  return attempt.view.heights.flatMap((_, square) =>
    choiceOn(attempt, square) === undefined ? [] : [square],
  );
}

/** The attempt after a tap on a square. */
export function tap(attempt: SantoweriniAttempt, square: Square): Tap {
  const choice = choiceOn(attempt, square);
  if (choice !== undefined) return { kind: 'attempt', attempt: take(attempt, choice) };
  if (!buildersIn(attempt).includes(square)) return { kind: 'refused' };
  const { before, builder, ...now } = attempt;
  // A second tap on the same builder puts it down again.
  if (builder === square) return { kind: 'attempt', attempt: before ?? now };
  const picked = { ...now, builder: square };
  return {
    kind: 'attempt',
    attempt: { ...picked, before: builder === undefined ? attempt : (before ?? now) },
  };
}
