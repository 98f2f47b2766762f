import { type Check, type Fields, oneOf, parseFields, type Result, whole } from '@thera/table';
import type { CardId } from './card.ts';
import { BLESSING_IDS } from './cards/blessings.ts';
import { GOD_IDS } from './cards/gods.ts';
import { type Figure, WORKERS } from './crew.ts';
import { PIECES } from './pieces.ts';
import { GEMS, TIERS } from './riddle.ts';
import type { Step, StepKind } from './step.ts';

const MOST_SQUARES = 64;
const square = whole(0, MOST_SQUARES - 1);
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

/** A step from outside, with nothing in it but what its kind has. */
export const parseStep = (input: unknown): Result<Step, 'bad-step'> => parseFields<Step>(input, FIELDS);

/** Whether two steps are the same. */
export const isSameStep = (one: Step, other: Step): boolean => stepKey(one) === stepKey(other);

/** The same text for the same step, whatever the order of its fields. */
export function stepKey(step: Step): string {
  return JSON.stringify(Object.entries(step).sort(([a], [b]) => (a < b ? -1 : 1)));
}
