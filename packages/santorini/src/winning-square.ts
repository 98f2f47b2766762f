import { scriptOf } from './choices.ts';
import { turnOf } from './generator/generate.ts';
import type { Position } from './position.ts';
import type { Square } from './squares.ts';
import { choicesOf, isMove, toOf, winnerOf } from './steps.ts';

/** The square that a turn of these steps wins by entering; undefined if it wins otherwise, or not at all. */
export function winningSquare(position: Position, steps: readonly string[]): Square | undefined {
  const script = scriptOf(steps);
  const turn = script === undefined ? undefined : turnOf(position, script);
  if (turn === undefined || winnerOf(turn[0]!) < 0) return undefined;
  const last = choicesOf(turn).at(-1);
  return last !== undefined && isMove(last) ? toOf(last) : undefined;
}
