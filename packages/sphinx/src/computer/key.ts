import { PIECES } from '../pieces.ts';
import type { State } from '../state.ts';

/** The same text for states that are the same for a plan. */
export function keyOf(state: State): string {
  const { towers, workers, king, sphinx, stockpile, held, queue, turn } = state;
  // Workers of a pair are alike.
  const [a, b, c, d] = workers as readonly [number, number, number, number];
  const feet =
    state.setup.players === 3
      ? `${a},${b},${c},${d}`
      : `${Math.min(a, b)},${Math.max(a, b)},${Math.min(c, d)},${Math.max(c, d)}`;
  const stock = PIECES.map((piece) => stockpile[piece]).join();
  const cards = held
    .map(({ god, owner, pieces }) => `${god}${owner}${PIECES.map((piece) => pieces[piece]).join('')}`)
    .sort()
    .join();
  return [
    turn.seat,
    towers.join(),
    feet,
    king,
    sphinx,
    stock,
    cards,
    queue.length,
    state.coins.length,
    state.tokens.length,
    state.gems.length,
    state.destroyed,
    state.lastFirst,
    state.lastCrew,
    state.health,
    state.flotsam.length,
  ].join('|');
}
