import type { Side } from '../data/sides.ts';
import type { State } from '../state.ts';
import { featuresOf } from './features.ts';
import { LEARNED } from './learned.ts';

/** The chance that a side wins, at the beginning of a turn; `mover` is the side whose turn is over. */
export function winChance(state: State, side: Side, mover: Side): number {
  if (state.ending !== null) return state.ending.winner === null ? 0.5 : state.ending.winner === side ? 1 : 0;
  let sum = 0;
  for (const [at, feature] of featuresOf(state, mover).entries()) sum += feature * LEARNED[at]!;
  const blue = 1 / (1 + Math.exp(-sum));
  return side === 'blue' ? blue : 1 - blue;
}
