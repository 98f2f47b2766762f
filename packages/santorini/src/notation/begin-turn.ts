import { nextSteps, turnOf } from '../generator/generate.ts';
import { prefixOf } from '../generator/prefix.ts';
import { LINEUPS } from '../lineup.ts';
import { play } from '../play.ts';
import { copyPosition, memoryOf, Position } from '../position.ts';
import { readTokens } from './tokens.ts';

/**
 * The position in which its seat to move has begun a turn with these steps; `react` is the seat that must decide about
 * the last of them. Undefined if no turn begins so, or nobody is asked.
 */
export function beginWith(position: Position, text: string, react: number | undefined): Position | undefined {
  const tokens = readTokens(text);
  if (!tokens.ok) return undefined;
  const steps = tokens.value.flatMap((token) => (token.kind === 'step' ? [token.step] : []));
  if (steps.length !== tokens.value.length) return undefined;
  if (isUnseen(position)) return unfollowed(position, steps, react);
  return react === undefined ? goingOn(position, steps) : asked(position, steps, react);
}

/** Whether the workers of the seat to move are hidden. */
function isUnseen(position: Position): boolean {
  const { card } = LINEUPS[position.lineup]!.slots[position.turn]!;
  return card.hides === 'crew' && memoryOf(position, position.turn) > 0;
}

/** Nobody can follow the steps of hidden workers: they are what they are said to be. */
function unfollowed(position: Position, steps: readonly number[], react: number | undefined): Position {
  const begun = copyPosition(position);
  begun.prefix = prefixOf(position.turn, steps);
  begun.turn = react ?? position.turn;
  return begun;
}

/** Whoever was asked has decided, and the mover goes on. */
function goingOn(position: Position, steps: readonly number[]): Position | undefined {
  const begun = copyPosition(position);
  begun.prefix = prefixOf(position.turn, steps);
  return nextSteps(begun, []).next.length > 0 ? begun : undefined;
}

function asked(position: Position, steps: readonly number[], react: number): Position | undefined {
  const turn = turnOf(position, steps);
  if (turn === undefined) return undefined;
  const after = new Position();
  play(position, turn, 0, after);
  return after.prefix !== 0 && after.turn === react ? after : undefined;
}
