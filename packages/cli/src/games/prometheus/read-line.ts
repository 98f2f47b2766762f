import { isComplete } from '@thera/play';
import {
  formatStep,
  goTo,
  type PrometheusAttempt,
  point,
  stop,
  type Target,
  take,
  waysNow,
} from '@thera/play/prometheus';
import { AREA_IDS, type AreaId, type Step, UNIT_IDS, type UnitId } from '@thera/prometheus';
import type { Choice } from '@thera/table';
import { menuOf } from './choice-menu.ts';
import { wordsIn } from './dictionary.ts';

/** What a line that is no command comes to. */
export type Reading =
  | { readonly kind: 'attempt'; readonly attempt: PrometheusAttempt }
  /** Some of the line was understood, but these words cannot be done. */
  | { readonly kind: 'refused'; readonly attempt: PrometheusAttempt; readonly words: readonly string[] }
  | { readonly kind: 'out-of-range'; readonly count: number }
  | { readonly kind: 'unknown' };

const NUMBER = /^\d+$/;

/** Reads a number of the list, steps as they are written, or names in any language; all of a line counts or nothing. */
export function readLine(attempt: PrometheusAttempt, typed: string): Reading {
  if (typed === '') {
    const stopped = stop(attempt);
    return stopped === undefined ? { kind: 'unknown' } : { kind: 'attempt', attempt: stopped };
  }
  if (NUMBER.test(typed)) return readNumber(attempt, Number(typed));
  return readWords(attempt, wordsIn(typed));
}

function readNumber(attempt: PrometheusAttempt, number: number): Reading {
  const menu = menuOf(attempt);
  const choice = menu[number - 1];
  return choice === undefined
    ? { kind: 'out-of-range', count: menu.length }
    : { kind: 'attempt', attempt: take(attempt, choice) };
}

function readWords(attempt: PrometheusAttempt, words: readonly string[]): Reading {
  let now = attempt;
  let rest = words;
  let last: string | undefined;
  while (rest.length > 0) {
    const next = isComplete(now) ? undefined : readNext(now, rest, last);
    if (next === undefined)
      return isStep(rest) ? { kind: 'refused', attempt: now, words: rest } : { kind: 'unknown' };
    // What is left open has to be said before anything else.
    if (next.attempt.open !== undefined) return { kind: 'attempt', attempt: next.attempt };
    last = KINDS_IN_ROWS.has(rest[0]!) ? rest[0] : AREAS.has(rest[0]!) ? last : undefined;
    now = next.attempt;
    rest = rest.slice(next.count);
  }
  return { kind: 'attempt', attempt: now };
}

const KINDS_IN_ROWS: ReadonlySet<string> = new Set(['walk', 'run', 'cautious', 'fly', 'boost']);
const AREAS: ReadonlySet<string> = new Set(AREA_IDS);
const UNITS: ReadonlySet<string> = new Set(UNIT_IDS);

interface Read {
  readonly attempt: PrometheusAttempt;
  /** How many words it took. */
  readonly count: number;
}

/** The longest step that the words begin with; a name alone is pointed at. */
function readNext(
  attempt: PrometheusAttempt,
  words: readonly string[],
  row: string | undefined,
): Read | undefined {
  const written = longestIn(attempt, words) ?? (row === undefined ? undefined : inRow(attempt, words, row));
  if (written !== undefined) return written;
  const [word = ''] = words;
  if (AREAS.has(word)) return readArea(attempt, word as AreaId);
  const target: Target | undefined = UNITS.has(word) ? { kind: 'unit', unit: word as UnitId } : undefined;
  const pointed = target === undefined ? undefined : point(attempt, target);
  return pointed === undefined ? undefined : { attempt: pointed, count: 1 };
}

/** Areas and boosts after the first need no word of their own. */
function inRow(attempt: PrometheusAttempt, words: readonly string[], row: string): Read | undefined {
  const found = longestIn(attempt, [row, ...words]);
  return found === undefined ? undefined : { ...found, count: found.count - 1 };
}

function readArea(attempt: PrometheusAttempt, area: AreaId): Read | undefined {
  const way = waysNow(attempt).get(area);
  const pointed = way === undefined ? point(attempt, { kind: 'area', area }) : goTo(attempt, way);
  return pointed === undefined ? undefined : { attempt: pointed, count: 1 };
}

function longestIn(attempt: PrometheusAttempt, words: readonly string[]): Read | undefined {
  let best: { readonly choice: Choice<Step>; readonly count: number } | undefined;
  for (const choice of attempt.following) {
    const written = formatStep(choice.step).split(' ');
    const isMeant = written.every((word, at) => words[at]?.toLowerCase() === word.toLowerCase());
    if (isMeant && written.length > (best?.count ?? 0)) best = { choice, count: written.length };
  }
  if (best !== undefined) return { attempt: take(attempt, best.choice), count: best.count };
  return modeLeftOut(attempt, words);
}

/** `act hades` leaves open how. */
function modeLeftOut(attempt: PrometheusAttempt, [kind, unit]: readonly string[]): Read | undefined {
  if (kind !== 'act' && kind !== 'leader') return undefined;
  const choices = attempt.following.filter(
    ({ step }) => step.kind === kind && step.unit.toLowerCase() === unit?.toLowerCase(),
  );
  const [only, ...others] = choices;
  if (only === undefined) return undefined;
  const next = others.length === 0 ? take(attempt, only) : { ...attempt, open: choices, before: attempt };
  return { attempt: next, count: 2 };
}

/** Whether words begin like a step that exists, whether or not it can be taken. */
const isStep = ([word = '']: readonly string[]): boolean =>
  STEP_WORDS.has(word) || AREAS.has(word) || UNITS.has(word);

const STEP_WORDS: ReadonlySet<string> = new Set([
  'draft',
  'place',
  'token',
  'pass',
  'draw2',
  'search',
  'pay',
  'act',
  'second',
  'leader',
  'recall',
  'done',
  'power',
  'walk',
  'run',
  'cautious',
  'fly',
  'exit',
  'deploy',
  'attack',
  'aerial',
  'calm',
  'claim',
  'enrage',
  'free',
  'drop',
  'absorb',
  'end',
  'guard',
  'evade',
  'initiative',
  'retaliate',
  'spring',
  'throw',
  'push',
  'boost',
  'reroll',
  'strike',
  'auto',
  'slay',
]);
