import { isComplete } from '@thera/play';
import {
  type Act,
  actingSquare,
  cardName,
  chooseAct,
  currentAct,
  isCardAct,
  offered,
  openChoices,
  type SphinxAttempt,
  squareName,
  stop,
  take,
  tap,
} from '@thera/play/sphinx';
import type { Square, State } from '@thera/sphinx';
import { LANGUAGES } from '@thera/texts';
import { sphinxCatalogueOf } from '@thera/texts/sphinx';
import { plainWords } from '../../plain-words.ts';
import { namesOf } from './choice-labels.ts';
import { menuOf } from './choice-menu.ts';

/** What a line that is no command comes to. */
export type Reading =
  | { readonly kind: 'attempt'; readonly attempt: SphinxAttempt }
  /** A square cannot be chosen, after what the line has chosen before it. */
  | { readonly kind: 'refused'; readonly attempt: SphinxAttempt; readonly square: Square }
  | { readonly kind: 'over' }
  | { readonly kind: 'not-a-square'; readonly name: string }
  | { readonly kind: 'out-of-range'; readonly count: number }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'unknown' };

/** Fewer letters are not enough to go by when they are only the beginning of a name. */
const FEWEST_LETTERS = 3;
const NUMBER = /^\d+$/;
const SQUARES = /^[\s>+,-]*([A-Z]\d+[\s>+,-]*)+$/i;
const SQUARE = /[A-Z]\d+/gi;

/** Reads a number of the list, squares one after the other, or a name in any language; all of a line counts or nothing. */
export function readLine(attempt: SphinxAttempt, typed: string): Reading {
  if (typed === '') {
    const stopped = stop(attempt);
    return stopped === undefined ? { kind: 'unknown' } : { kind: 'attempt', attempt: stopped };
  }
  if (NUMBER.test(typed)) return readNumber(attempt, Number(typed));
  const named = readName(attempt, typed, (name, wanted) => name === wanted);
  if (named !== undefined) return named;
  if (SQUARES.test(typed)) return readSquares(attempt, typed.match(SQUARE) ?? []);
  const isBegun = (name: string, wanted: string): boolean =>
    wanted.length >= FEWEST_LETTERS && name.startsWith(wanted);
  return readName(attempt, typed, isBegun) ?? { kind: 'unknown' };
}

/** Whether a line is exactly what something that may be chosen is called. */
export const isNameNow = (attempt: SphinxAttempt, typed: string): boolean =>
  readName(attempt, typed, (name, wanted) => name === wanted) !== undefined;

function readNumber(attempt: SphinxAttempt, number: number): Reading {
  const menu = menuOf(attempt);
  const choice = menu[number - 1];
  return choice === undefined
    ? { kind: 'out-of-range', count: menu.length }
    : { kind: 'attempt', attempt: take(attempt, choice) };
}

function readSquares(attempt: SphinxAttempt, names: readonly string[]): Reading {
  let now = attempt;
  for (const [index, name] of names.entries()) {
    if (isComplete(now)) return { kind: 'over' };
    const square = squareNamed(now.now, name);
    if (square === undefined) return { kind: 'not-a-square', name };
    const next = tapOn(now, square, index === 0);
    if (next.kind !== 'attempt') return next;
    now = next.attempt;
    // What is left open has to be said before anything else.
    if (now.open !== undefined) break;
  }
  return { kind: 'attempt', attempt: now };
}

/** A square by its name. */
export function squareNamed(state: State, name: string): Square | undefined {
  const wanted = name.toUpperCase();
  const square = state.towers.findIndex((_, index) => squareName(state, index) === wanted);
  return square < 0 ? undefined : square;
}

function tapOn(attempt: SphinxAttempt, square: Square, isFirst: boolean): Reading {
  const tapped = tap(attempt, square);
  if (tapped.kind === 'attempt') return tapped;
  // Whoever alone can act may be named all the same.
  if (isFirst && actingSquare(attempt) === square) return { kind: 'attempt', attempt };
  const [only, ...others] = otherActs(attempt, square);
  if (others.length > 0) return { kind: 'ambiguous' };
  const other = only === undefined ? undefined : tap(only, square);
  return other?.kind === 'attempt' ? other : { kind: 'refused', attempt, square };
}

/** Doing something else than the usual thing, where that square would do. */
function otherActs(attempt: SphinxAttempt, square: Square): readonly SphinxAttempt[] {
  if (attempt.chosenAct !== undefined || attempt.tapped.length > 0) return [];
  return attempt.acts.flatMap((act) => {
    if (act === currentAct(attempt)) return [];
    const chosen = chooseAct(attempt, act);
    const isAimed = chosen.steps.length === attempt.steps.length && offered(chosen).has(square);
    return isAimed ? [chosen] : [];
  });
}

/** What goes by this name: a card to be used, or a step; of several that have it none is meant. */
function readName(
  attempt: SphinxAttempt,
  typed: string,
  fits: (name: string, wanted: string) => boolean,
): Reading | undefined {
  const wanted = plainWords(typed);
  if (wanted === '') return undefined;
  const isCalled = (names: readonly string[]): boolean =>
    names.some((name) => fits(plainWords(name), wanted));
  const choices = (openChoices(attempt).length > 0 ? openChoices(attempt) : attempt.following).filter(
    ({ step }) => isCalled(inEveryLanguage((text) => namesOf(attempt.now, step, text))),
  );
  const acts = attempt.acts.filter((act) => isCalled(namesOfAct(act)));
  const [choice, ...otherChoices] = choices;
  const [act, ...otherActs] = acts;
  if (otherChoices.length > 0 || otherActs.length > 0) return { kind: 'ambiguous' };
  if (choice !== undefined) return { kind: 'attempt', attempt: take(attempt, choice) };
  return act === undefined ? undefined : { kind: 'attempt', attempt: chooseAct(attempt, act) };
}

function namesOfAct(act: Act): readonly string[] {
  if (isCardAct(act)) return inEveryLanguage((text) => [cardName(act, text)]);
  if (act === 'move-on') return inEveryLanguage(({ prompts }) => [prompts.steps.move]);
  return act === 'king' ? inEveryLanguage(({ squares }) => [squares.things.king.name]) : [];
}

const inEveryLanguage = (
  names: (text: ReturnType<typeof sphinxCatalogueOf>) => readonly string[],
): readonly string[] => LANGUAGES.flatMap((language) => names(sphinxCatalogueOf(language)));
