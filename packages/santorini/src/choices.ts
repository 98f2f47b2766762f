import { awaitsChance } from './chance.ts';
import { nextSteps } from './generator/generate.ts';
import { begunSteps } from './generator/prefix.ts';
import { formatPower } from './notation/format-position.ts';
import { choiceToken } from './notation/format-turn.ts';
import { names, parsePower } from './notation/parse-power.ts';
import { readTokens } from './notation/tokens.ts';
import { levelAt, type Position } from './position.ts';
import { powerOf } from './powers/index.ts';
import { nightsBeside, offerable, pickable } from './setup/drafting.ts';
import { hasNight } from './setup/night.ts';
import { placesFor, preparationNow, workersToPlace } from './setup/placing.ts';
import { BOARD_SIZE, formatSquare, parseSquare, type Square, squaresOf } from './squares.ts';
import type { Drafting, Placing, Stage } from './stage.ts';
import {
  AIM,
  BLOCK,
  COME,
  DOME,
  FERRY,
  fromOf,
  goesFromTo,
  kindOf,
  MOVE,
  namesWorker,
  PAIR,
  PASS,
  PUSH,
  RAZE,
  SINK,
  SLAY,
  SWAP,
  squareStep,
  TOKEN,
  TRADE,
  toOf,
} from './steps.ts';

/** What a step is, for the page to say. */
export const STEP_KINDS = [
  'move',
  'swap',
  'push',
  'ferry',
  'build',
  'dome',
  'raze',
  'slay',
  'sink',
  'place-worker',
  'trade',
  'token',
  'aim',
  'pair',
  'pass',
  'place',
  'offer',
  'night',
  'pick',
  'start',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** A step that may follow: its token, what it is, its squares, and whether the decision may end with it. */
export interface StepChoice {
  readonly step: string;
  readonly kind: StepKind;
  readonly from?: Square;
  readonly to?: Square;
  readonly ends: boolean;
  /** The workers that may be the next to go, after a step that does not say whose it is. */
  readonly walkers?: readonly Square[];
}

/** Every step that may follow those already taken; each leads to at least one complete decision. */
export function nextChoices(stage: Stage, steps: readonly string[]): StepChoice[] {
  switch (stage.phase) {
    case 'offer':
      return offerChoices(stage, steps);
    case 'pick':
      return steps.length > 0 ? [] : pickable(stage).map((power) => finalChoice('pick', formatPower(power)));
    case 'start':
      return steps.length > 0 ? [] : stage.cards.map((_, seat) => finalChoice('start', String(seat + 1)));
    case 'place':
      return placeChoices(stage, steps);
    case 'play':
      return turnChoices(stage.position, steps);
  }
}

function finalChoice(kind: 'pick' | 'start', what: string): StepChoice {
  return { step: `${kind} ${what}`, kind, ends: true };
}

function offerChoices(draft: Drafting, steps: readonly string[]): StepChoice[] {
  const texts = steps.map((step) => step.replace(/^offer /, ''));
  const chosen = texts.map(parsePower);
  const ids = chosen.flatMap((power) => (power.ok && power.value.id !== 'mortal' ? [power.value.id] : []));
  if (ids.length < steps.length) return [];
  const offer = ids.map((id) => powerOf(id, draft.edition));
  if (!offer.every((power, n) => names(texts[n]!, power))) return [];
  if (offer.length === draft.cards.length)
    return nightsBeside(draft, offer).map((id) => ({ step: `night ${id}`, kind: 'night', ends: true }));
  const isLast = steps.length + 1 === draft.cards.length;
  return offerable(draft, ids).map((power) => ({
    step: `offer ${formatPower(power)}`,
    kind: 'offer',
    ends: isLast && ![...offer, power].some(hasNight),
  }));
}

function placeChoices(stage: Placing, steps: readonly string[]): StepChoice[] {
  const preparation = preparationNow(stage);
  if (preparation !== undefined) {
    if (steps.length > 0) return [];
    const { kind, among } = preparation;
    return squaresOf(among).map((choice) => choiceOf(squareStep(kind, choice), 0, true));
  }
  const chosen = steps.flatMap((step) => parseSquare(step.replace(/^@/, '')) ?? []);
  if (chosen.length < steps.length) return [];
  const ends = steps.length + 1 === workersToPlace(stage);
  return squaresOf(placesFor(stage, chosen)).map((to) => ({
    step: `@${formatSquare(to)}`,
    kind: 'place',
    to,
    ends,
  }));
}

/** Tokens as the generator's script wants them; undefined when they are no steps of a turn. */
export function scriptOf(steps: readonly string[]): number[] | undefined {
  if (steps.length === 0) return [];
  const tokens = readTokens(steps.join(' '));
  if (!tokens.ok) return undefined;
  const script = tokens.value.flatMap((token) => (token.kind === 'step' ? [token.step] : []));
  return script.length === tokens.value.length ? script : undefined;
}

function turnChoices(position: Position, steps: readonly string[]): StepChoice[] {
  const script = scriptOf(steps);
  if (script === undefined || awaitsChance(position)) return [];
  const levels = levelsAfter(position, [...begunSteps(position), ...script]);
  return nextSteps(position, script).next.map(({ step, ends, walkers }) => ({
    ...choiceOf(step, levels[fromOf(step)] ?? 0, ends),
    ...(walkers === 0 ? {} : { walkers: squaresOf(walkers) }),
  }));
}

/** A step as a choice; `level` is that of the square it names first. */
function choiceOf(step: number, level: number, ends: boolean): StepChoice {
  return { step: choiceToken(step, level), kind: stepKind(step, level), ...squaresIn(step), ends };
}

function squaresIn(step: number): Pick<StepChoice, 'from' | 'to'> {
  const kind = kindOf(step);
  if (kind === PASS || kind === AIM) return {};
  if (!goesFromTo(step)) return { to: fromOf(step) };
  return namesWorker(step) ? { from: fromOf(step), to: toOf(step) } : { to: toOf(step) };
}

/** The levels once the steps of a script are done. */
function levelsAfter(position: Position, script: readonly number[]): number[] {
  const levels = Array.from({ length: BOARD_SIZE }, (_, square) => levelAt(position, square));
  for (const step of script) {
    const square = fromOf(step);
    if (kindOf(step) === BLOCK) levels[square] = Math.min(3, levels[square]! + 1);
    else if (kindOf(step) === RAZE) levels[square]!--;
    else if (kindOf(step) === SINK) levels[square] = 0;
  }
  return levels;
}

function stepKind(step: number, level: number): StepKind {
  switch (kindOf(step)) {
    case MOVE:
      return 'move';
    case SWAP:
      return 'swap';
    case PUSH:
      return 'push';
    case FERRY:
      return 'ferry';
    case BLOCK:
      return 'build';
    case DOME:
      return level === 3 ? 'build' : 'dome';
    case RAZE:
      return 'raze';
    case SINK:
      return 'sink';
    case SLAY:
      return 'slay';
    case COME:
      return 'place-worker';
    case TRADE:
      return 'trade';
    case TOKEN:
      return 'token';
    case AIM:
      return 'aim';
    case PAIR:
      return 'pair';
    default:
      return 'pass';
  }
}
