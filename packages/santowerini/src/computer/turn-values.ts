import { endingOf } from '../ending.ts';
import { skipsPhase } from '../enemy-phase.ts';
import { expectationAfterPhase } from '../expectation.ts';
import { Island, type State } from '../island.ts';
import { type Turn, takeTurn, turnsOf } from '../turn.ts';
import { evaluate } from './evaluate.ts';

/** A turn and what it is worth, as far as somebody has looked. */
export interface ValuedTurn {
  readonly turn: Turn;
  readonly value: number;
}

export function islandAfter(state: State | Island, turn: Turn): Island {
  const island = new Island(state);
  takeTurn(island, turn);
  return island;
}

/** Best first; of equals the one that was first stays first. */
export const bestFirst = (turns: readonly ValuedTurn[]): readonly ValuedTurn[] =>
  turns.toSorted((one, other) => other.value - one.value);

/** Every turn by what the island looks like right after it. */
export const atFirstSight = (state: State | Island): readonly ValuedTurn[] =>
  bestFirst(
    turnsOf(new Island(state)).map((turn) => ({
      turn,
      value: evaluate(islandAfter(state, turn), 'enemies'),
    })),
  );

/** What a turn is worth on average over all that the die can do right after it. */
export function expectedValue(state: State | Island, turn: Turn): number {
  const island = islandAfter(state, turn);
  if (endingOf(island) !== undefined || skipsPhase(island)) return evaluate(island, 'builders');
  return expectationAfterPhase(island, (after) => evaluate(after, 'builders'));
}
