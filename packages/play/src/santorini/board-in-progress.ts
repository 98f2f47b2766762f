import {
  awaitsReaction,
  copyPosition,
  cutTurn,
  formatPosition,
  levelAt,
  Position,
  parseSquare,
  parseTurn,
  play,
} from '@thera/santorini';

/** The steps that a turn has begun with, in notation; undefined if none has begun. */
export function begunSteps(position: Position): string | undefined {
  return /[/;]steps=([^;]*)/.exec(formatPosition(position))?.[1];
}

/** The same for people to read: an answer that changed nothing is left out. */
export function begunText(position: Position): string | undefined {
  return begunSteps(position)?.replaceAll(/ ?pass/g, '');
}

/** A position with the steps carried out that a turn has begun with, for drawing; whose turn it is stays. */
export function boardInProgress(position: Position): Position {
  const steps = begunSteps(position);
  if (steps === undefined) return position;
  const reached = afterSteps(position) ?? withBuilds(position, steps);
  const { turn, extra, prefix, winner } = position;
  return Object.assign(reached, { turn, extra, prefix, winner });
}

/** The turn is cut short where it stands; one that waits for an answer gets the answer that changes nothing. */
function afterSteps(position: Position): Position | undefined {
  const answer = awaitsReaction(position) ? parseTurn(position, 'pass') : undefined;
  if (answer?.ok === false) return undefined;
  const answered = answer === undefined ? position : afterTurn(position, answer.value);
  if (answered.prefix === null) return answered;
  const cut = cutTurn(answered, []);
  return cut === undefined ? undefined : afterTurn(answered, cut);
}

function afterTurn(position: Position, turn: Int32Array): Position {
  const after = new Position();
  play(position, turn, 0, after);
  return after;
}

/** Of a turn of hidden workers only the builds are known. */
function withBuilds(position: Position, steps: string): Position {
  const after = copyPosition(position);
  for (const [, name, dome] of steps.matchAll(/\^([A-E][1-5])(X?)/g)) {
    const square = parseSquare(name!)!;
    const bit = 1 << square;
    const level = levelAt(after, square);
    if (dome === 'X' || level === 3) after.domes |= bit;
    else if (level === 2) after.h3 |= bit;
    else if (level === 1) after.h2 |= bit;
    else after.h1 |= bit;
  }
  return after;
}
