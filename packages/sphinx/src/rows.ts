import { terrainIn } from './field.ts';
import type { CoinColour, Tier } from './riddle.ts';
import type { State } from './state.ts';

/** The objectives whose row has room for a coin of a colour, the easiest first. */
export function rowsWithRoom(state: State, colour: CoinColour): readonly Tier[] {
  return terrainIn(state)
    .riddle.objectives.filter(({ slots }, index) => (slots?.[colour] ?? 0) > state.rows[index]![colour])
    .map(({ tier }) => tier);
}
