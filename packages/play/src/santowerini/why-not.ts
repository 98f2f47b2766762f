import { inProgress, type State } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import { isComplete } from '../table/attempt.ts';
import { actingBuilder, buildersIn, type SantoweriniAttempt } from './attempt.ts';

type Square = number;
type Reason = keyof SantoweriniText['whyNot'];

const SIDE = 5;
const DOMED = 4;

/** Why a tap on a square does nothing, in a sentence. */
export function explainTap(attempt: SantoweriniAttempt, square: Square, text: SantoweriniText): string {
  return isComplete(attempt) ? text.prompts.end : text.whyNot[reasonFor(attempt, square)];
}

function reasonFor(attempt: SantoweriniAttempt, square: Square): Reason {
  const state = inProgress(attempt.view, attempt.steps);
  const builder = actingBuilder(attempt);
  if (attempt.steps.length > 0) return whyNotBuild(state, builder!, square);
  if (state.builders.includes(square)) return buildersIn(attempt).includes(square) ? 'taken' : 'stuck';
  if (builder !== undefined) return whyNotMove(state, builder, square) ?? 'taken';
  const near = state.builders.filter((at) => isNear(at, square));
  if (near.length === 0) return 'noBuilder';
  // Who could go there from two sides has to say with whom.
  return (
    near.map((at) => whyNotMove(state, at, square)).find((reason) => reason !== undefined) ?? 'whichBuilder'
  );
}

/** Undefined where nothing is in the way. */
function whyNotMove(state: State, from: Square, to: Square): Reason | undefined {
  if (!isNear(from, to)) return 'tooFar';
  if (isHeld(state, to)) return 'taken';
  const height = state.heights[to]!;
  if (height === DOMED) return 'complete';
  return height > state.heights[from]! + 1 ? 'tooHigh' : undefined;
}

function whyNotBuild(state: State, from: Square, on: Square): Reason {
  if (!isNear(from, on)) return from === on ? 'taken' : 'tooFar';
  if (state.heights[on]! === DOMED) return 'complete';
  return state.builders.includes(on) ? 'taken' : 'enemyTooHigh';
}

const isHeld = ({ builders, enemies }: State, square: Square): boolean =>
  builders.includes(square) || enemies.some((enemy) => enemy.square === square);

const isNear = (a: Square, b: Square): boolean =>
  a !== b &&
  Math.abs((a % SIDE) - (b % SIDE)) <= 1 &&
  Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE)) <= 1;
