import { scriptOf } from './choices.ts';
import { cutTurn } from './generator/generate.ts';
import { play } from './play.ts';
import { Position } from './position.ts';

/**
 * The board once some steps of a turn are done, for drawing: whose turn it is stays as it was. Undefined if the steps
 * cannot be taken.
 */
export function inTheMaking(position: Position, steps: readonly string[]): Position | undefined {
  if (steps.length === 0 || steps[0] === 'pass') return position;
  const script = scriptOf(steps);
  const turn = script === undefined ? undefined : cutTurn(position, script);
  if (turn === undefined) return undefined;
  const reached = new Position();
  play(position, turn, 0, reached);
  const { turn: seat, extra, prefix } = position;
  return Object.assign(reached, { turn: seat, extra, prefix });
}
