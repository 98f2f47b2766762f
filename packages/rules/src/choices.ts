import { awaitsChance } from './chance.ts';
import { offerable, pickable } from './drafting.ts';
import { nextSteps } from './generate.ts';
import { formatPower } from './notation/format-position.ts';
import { choiceToken } from './notation/format-turn.ts';
import { parsePower } from './notation/parse-power.ts';
import { readTokens } from './notation/tokens.ts';
import { placesFor, WORKERS } from './placing.ts';
import { levelAt, type Position } from './position.ts';
import { formatSquare, parseSquare, type Square, squaresOf } from './squares.ts';
import type { Drafting, Placing, Stage } from './stage.ts';
import { BLOCK, DOME, FERRY, fromOf, kindOf, MOVE, PUSH, RAZE, SLAY, SWAP, toOf } from './steps.ts';

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
  const chosen = steps.map((step) => parsePower(step.replace(/^offer /, '')));
  const ids = chosen.flatMap((power) => (power.ok && power.value.id !== 'mortal' ? [power.value.id] : []));
  if (ids.length < steps.length) return [];
  const ends = steps.length + 1 === draft.cards.length;
  return offerable(draft, ids).map((power) => ({ step: `offer ${formatPower(power)}`, kind: 'offer', ends }));
}

function placeChoices(stage: Placing, steps: readonly string[]): StepChoice[] {
  const chosen = steps.flatMap((step) => parseSquare(step.replace(/^@/, '')) ?? []);
  if (chosen.length < steps.length) return [];
  const ends = steps.length + 1 === WORKERS;
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
  const level = levelsAfter(position, script);
  return nextSteps(position, script).next.map(({ step, ends }) => {
    const kind = stepKind(step, level(fromOf(step)));
    const token = choiceToken(step, level(fromOf(step)));
    return kind === 'pass' ? { step: token, kind, ends } : { step: token, kind, ...squaresIn(step), ends };
  });
}

function squaresIn(step: number): { readonly from: Square; readonly to: Square } | { readonly to: Square } {
  return isWorkerStep(step) ? { from: fromOf(step), to: toOf(step) } : { to: fromOf(step) };
}

const isWorkerStep = (step: number): boolean => [MOVE, SWAP, PUSH, FERRY].includes(kindOf(step));

/** The levels once the script's own builds are done; nothing else changes them in mid-turn. */
function levelsAfter(position: Position, script: readonly number[]): (square: Square) => number {
  return (square) => {
    const built = script.filter((step) => kindOf(step) === BLOCK && fromOf(step) === square).length;
    return Math.min(3, levelAt(position, square) + built);
  };
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
    case SLAY:
      return 'slay';
    default:
      return 'pass';
  }
}
