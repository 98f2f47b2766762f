import type { Power } from '../power.ts';
import { movesOfTurn } from '../turn-facts.ts';

/** The worker may build before it moves; then it may not move up in this turn. */
export const prometheus: Power = {
  buildsEarly: (state) => (movesOfTurn(state).length === 0 ? () => true : undefined),
};
