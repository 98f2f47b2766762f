import { endingOf } from './ending.ts';
import { expectationAfterPhase } from './expectation.ts';
import { Island, type State } from './island.ts';

/** The chance that the city still stands after every enemy has acted once, as the island stands: from 0 to 1. */
export const survivalChance = (state: State): number =>
  expectationAfterPhase(new Island(state), (island) => (isStanding(island) ? 1 : 0));

/** Whether the game is not lost, also not for want of a turn. */
function isStanding(island: Island): boolean {
  const ending = endingOf(island);
  return ending === undefined || ending === 'won';
}
