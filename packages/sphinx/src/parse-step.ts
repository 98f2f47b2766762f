import { fault, ok, type Result } from '@thera/table';
import type { CardId } from './card.ts';
import { BLESSING_IDS } from './cards/blessings.ts';
import { GOD_IDS } from './cards/gods.ts';
import { type Figure, WORKERS } from './crew.ts';
import { PIECES } from './pieces.ts';
import { GEMS, TIERS } from './riddle.ts';
import type { Step, StepKind } from './step.ts';

type Check = (value: unknown) => boolean;

const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const MOST_SQUARES = 64;
const square: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_SQUARES;
const worker = oneOf(WORKERS);
const FIGURES: readonly Figure[] = [...WORKERS, 'king', 'sphinx'];
const figure = oneOf(FIGURES);
const piece = oneOf(PIECES);
const CARDS: readonly CardId[] = [...GOD_IDS, ...BLESSING_IDS];
const card = oneOf(CARDS);
const god = oneOf(GOD_IDS);
const gem = oneOf(GEMS);
const blessing = oneOf(BLESSING_IDS);
const source = oneOf(['stockpile', ...GOD_IDS]);
const cards: Check = (value) => Array.isArray(value) && value.length <= CARDS.length && value.every(card);

/** What each kind of step has, and what it may have besides. */
const FIELDS: Readonly<Record<StepKind, Fields>> = {
  place: { has: { to: square } },
  move: { has: { worker, to: square }, may: { shoves: square, by: cards } },
  build: { has: { worker, on: square, piece, from: source }, may: { by: cards } },
  take: { has: { worker, on: square }, may: { by: cards } },
  force: { has: { figure, to: square }, may: { worker, by: cards } },
  use: { has: { card }, may: { god, figure, other: figure, to: square, gem, blessing } },
  select: { has: { slot: square }, may: { by: cards } },
  game: { has: {}, may: { gem } },
  gain: { has: { piece }, may: { by: cards } },
  pay: { has: { piece, from: source }, may: { worker, by: cards } },
  row: { has: { tier: oneOf(TIERS) } },
  destroy: { has: { worker } },
  'sphinx-way': { has: { to: square } },
  topple: { has: { on: square } },
  'put-under': { has: { slot: square } },
  drop: { has: { blessing } },
  done: { has: {} },
  finish: { has: {} },
  'give-up': { has: {} },
  agree: { has: {} },
  'play-on': { has: {} },
};

interface Fields {
  readonly has: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
}

/** A step from outside, with nothing in it but what its kind has. */
export function parseStep(input: unknown): Result<Step, 'bad-step'> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fault('bad-step');
  const given = input as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return fault('bad-step', 'kind');
  const { has, may = {} } = FIELDS[kind as StepKind];
  const step: Record<string, unknown> = { kind };
  for (const [name, check] of Object.entries(has)) {
    if (!check(given[name])) return fault('bad-step', name);
    step[name] = given[name];
  }
  for (const [name, check] of Object.entries(may)) {
    if (given[name] === undefined) continue;
    if (!check(given[name])) return fault('bad-step', name);
    step[name] = given[name];
  }
  // Every field of the kind has been checked above.
  return ok(step as unknown as Step);
}

/** Whether two steps are the same. */
export const isSameStep = (one: Step, other: Step): boolean => stepKey(one) === stepKey(other);

/** The same text for the same step, whatever the order of its fields. */
export function stepKey(step: Step): string {
  return JSON.stringify(Object.entries(step).sort(([a], [b]) => (a < b ? -1 : 1)));
}
