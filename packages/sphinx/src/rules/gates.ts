import { terrainIn } from '../field.ts';
import type { Gate } from '../riddle.ts';
import type { State } from '../state.ts';
import { squareAt } from '../terrain.ts';
import type { Rule } from './rule.ts';

/** A gate opens with the last of the coins that lock it. */
export const gates: Rule<'gates'> = {
  onCoin: (state, { colour }, rule) =>
    rule.gates
      .filter(({ opens }) => opens[colour] === state.collected[colour])
      .map((gate) => ({ kind: 'gate-opened', squares: squaresOf(state, gate) })),
};

const squaresOf = (state: State, { spaces }: Gate): readonly number[] =>
  spaces.map((place) => squareAt(terrainIn(state), place));
