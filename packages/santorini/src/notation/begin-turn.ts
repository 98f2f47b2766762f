import { nextSteps, turnOf } from '../generator/generate.ts';
import { prefixOf } from '../generator/prefix.ts';
import { play } from '../play.ts';
import { copyPosition, memoryOf, Position } from '../position.ts';
import { veil } from '../secrets/veil.ts';
import type { Squares } from '../squares.ts';
import { readTokens } from './tokens.ts';

/** The beginning of a turn as a text has it. */
export interface Beginning {
  /** Its steps. */
  readonly text: string;
  /** The seat that must decide about the last of them. */
  readonly react: number | undefined;
  /** Where that seat may bring in a worker, if it cannot see that for itself. */
  readonly sites: Squares | undefined;
}

/**
 * The position in which its seat to move has begun a turn with these steps. Undefined if no turn begins so, or nobody is
 * asked.
 */
export function beginWith(position: Position, { text, react, sites }: Beginning): Position | undefined {
  const tokens = readTokens(text);
  if (!tokens.ok) return undefined;
  const steps = tokens.value.flatMap((token) => (token.kind === 'step' ? [token.step] : []));
  if (steps.length !== tokens.value.length) return undefined;
  if (sites !== undefined && !isInTheDark(position, react)) return undefined;
  if (isUnseen(position) || sites !== undefined) return unfollowed(position, steps, react, sites);
  return react === undefined ? goingOn(position, steps) : asked(position, steps, react);
}

/** Whether the workers of the seat to move are hidden. */
function isUnseen(position: Position): boolean {
  const { card } = position.lineup.slots[position.turn]!;
  return card.hides === 'crew' && memoryOf(position, position.turn) > 0;
}

/** Whether the seat that is asked keeps workers in reserve and something is hidden from it. */
function isInTheDark(position: Position, react: number | undefined): boolean {
  const { reactors } = position.lineup;
  return reactors.some(({ seat }) => seat === react && veil(position, seat) !== position);
}

/** Nobody can follow what is hidden: the steps are what they are said to be. */
function unfollowed(
  position: Position,
  steps: readonly number[],
  react: number | undefined,
  sites: Squares | undefined,
): Position {
  const begun = copyPosition(position);
  begun.prefix = prefixOf(position.turn, steps, sites);
  begun.turn = react ?? position.turn;
  return begun;
}

/** Whoever was asked has decided, and the mover goes on. */
function goingOn(position: Position, steps: readonly number[]): Position | undefined {
  const begun = copyPosition(position);
  begun.prefix = prefixOf(position.turn, steps);
  return nextSteps(begun, []).next.length > 0 || endsWithAnswer(position, steps) ? begun : undefined;
}

/** Whether the last step is an answer to those before it, which may leave the mover without a way to go on. */
function endsWithAnswer(position: Position, steps: readonly number[]): boolean {
  const answer = steps.at(-1);
  return position.lineup.reactors.some(({ seat }) => {
    const before = asked(position, steps.slice(0, -1), seat);
    return before !== undefined && nextSteps(before, []).next.some(({ step }) => step === answer);
  });
}

function asked(position: Position, steps: readonly number[], react: number): Position | undefined {
  const turn = turnOf(position, steps);
  if (turn === undefined) return undefined;
  const after = new Position();
  play(position, turn, 0, after);
  return after.prefix !== null && after.turn === react ? after : undefined;
}
