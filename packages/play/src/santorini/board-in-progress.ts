import {
  awaitsReaction,
  begunSteps,
  cutTurn,
  joinTokens,
  Position,
  parseTurn,
  play,
  stepTokens,
  withBuilds,
} from '@thera/santorini';

/** The steps that a turn has begun with, for people to read: an answer that changed nothing is left out. */
export function begunText(position: Position): string | undefined {
  if (position.prefix === null) return undefined;
  return joinTokens(stepTokens(position, begunSteps(position)).filter((token) => token !== 'pass'));
}

/** A position with the steps carried out that a turn has begun with, for drawing; whose turn it is stays. */
export function boardInProgress(position: Position): Position {
  if (position.prefix === null) return position;
  const reached = afterSteps(position) ?? withBuilds(position, begunSteps(position));
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
