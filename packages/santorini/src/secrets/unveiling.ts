import { cutTurn, turnOf } from '../generator/generate.ts';
import { awaitsReaction, moverOf } from '../generator/prefix.ts';
import { canCome, reactionTurn } from '../generator/reactions.ts';
import { play } from '../play.ts';
import { Position } from '../position.ts';
import { winnerOf } from '../steps.ts';
import { veil } from './veil.ts';

/** What came of a decision: the position after it, and of how many steps if not of all. */
export interface Unveiled {
  readonly position: Position;
  readonly cut: number | undefined;
}

/**
 * Carries out on what is a decision that was made on what its seat sees. As much of it happens as can: all of it, or
 * what leads to a sudden end of the game, or the steps before the first impossible one.
 */
export function unveil(truth: Position, steps: readonly number[]): Unveiled {
  if (awaitsReaction(truth)) return unveilReaction(truth, steps[0]!);
  const whole = turnOf(truth, steps, 'freely');
  if (whole !== undefined) return { position: positionAfter(truth, whole), cut: undefined };
  return sudden(truth, steps) ?? cutShort(truth, steps);
}

/** Whoever is asked decides as it seems to them, and so it is seen whether the turn goes on. */
function unveilReaction(truth: Position, reaction: number): Unveiled {
  const turn = reactionTurn(truth, reaction, veil(truth, moverOf(truth)));
  return { position: positionAfter(truth, turn), cut: canCome(truth, reaction) ? undefined : 0 };
}

/** The game ends in the middle of the decision. */
function sudden(truth: Position, steps: readonly number[]): Unveiled | undefined {
  for (let taken = steps.length - 1; taken > 0; taken--) {
    const turn = turnOf(truth, steps.slice(0, taken), 'freely');
    if (turn !== undefined && winnerOf(turn[0]!) >= 0)
      return { position: positionAfter(truth, turn), cut: taken };
  }
  return undefined;
}

/** The first impossible step and all that come after it do not happen. */
function cutShort(truth: Position, steps: readonly number[]): Unveiled {
  for (let taken = steps.length; taken >= 0; taken--) {
    const turn = cutTurn(truth, steps.slice(0, taken));
    if (turn !== undefined)
      return { position: positionAfter(truth, turn), cut: taken < steps.length ? taken : undefined };
  }
  throw new Error('a turn of no steps can always be cut short');
}

/** The position after a turn. */
export function positionAfter(position: Position, turn: Int32Array): Position {
  const next = new Position();
  play(position, turn, 0, next);
  return next;
}
