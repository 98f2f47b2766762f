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

/** How many turns are considered for a quick reply. */
const REPLIES = 4;

/** The best turn of a quick look; there must be one. */
export function quickTurn(state: State | Island): ValuedTurn {
  const promising = atFirstSight(state).slice(0, REPLIES);
  return bestFirst(promising.map(({ turn }) => ({ turn, value: expectedValue(state, turn) })))[0]!;
}

/** What a turn is worth on average over all that the die can do right after it. */
export function expectedValue(state: State | Island, turn: Turn): number {
  const island = islandAfter(state, turn);
  if (endingOf(island) !== undefined) return evaluate(island, 'builders');
  if (skipsPhase(island)) return quickTurn(island).value;
  return expectationAfterPhase(island, (after) => evaluate(after, 'builders'));
}
