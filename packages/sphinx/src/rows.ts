import { terrainIn } from './field.ts';
import { isMet } from './goals.ts';
import type { CoinColour, Tier } from './riddle.ts';
import type { State } from './state.ts';

/** The objectives whose row has room for a coin of a colour, the easiest first. */
export function rowsWithRoom(state: State, colour: CoinColour): readonly Tier[] {
  return terrainIn(state)
    .riddle.objectives.filter(({ slots }, index) => (slots?.[colour] ?? 0) > state.rows[index]![colour])
    .map(({ tier }) => tier);
}

/** The rows that end the riddle with the coin that is to be placed now: whoever chooses is warned. */
export function endingRows(state: State): readonly Tier[] {
  const [ask] = state.asks;
  if (ask?.kind !== 'row') return [];
  return rowsWithRoom(state, ask.colour).filter((tier) => {
    const index = terrainIn(state).riddle.objectives.findIndex((objective) => objective.tier === tier);
    const rows = state.rows.map((row, at) =>
      at === index ? { ...row, [ask.colour]: row[ask.colour] + 1 } : row,
    );
    const objective = terrainIn(state).riddle.objectives[index]!;
    return objective.ends && isMet({ ...state, rows }, objective, index);
  });
}
