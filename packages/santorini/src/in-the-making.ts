import { scriptOf } from './choices.ts';
import { cutTurn } from './generator/generate.ts';
import { play } from './play.ts';
import { copyPosition, levelAt, Position } from './position.ts';
import { DOME, fromOf, isBuild, kindOf } from './steps.ts';

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

/** The board once what is built in some steps stands: all that is known of a turn of hidden workers. */
export function withBuilds(position: Position, steps: readonly number[]): Position {
  const after = copyPosition(position);
  for (const step of steps.filter(isBuild)) {
    const bit = 1 << fromOf(step);
    const level = levelAt(after, fromOf(step));
    if (kindOf(step) === DOME || level === 3) after.domes |= bit;
    else if (level === 2) after.h3 |= bit;
    else if (level === 1) after.h2 |= bit;
    else after.h1 |= bit;
  }
  return after;
}
