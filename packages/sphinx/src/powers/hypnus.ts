import type { Figure } from '../crew.ts';
import { isAsleep, squareOf, standing } from '../field.ts';
import type { Power } from '../power.ts';
import { OFF } from '../terrain.ts';

/** At the start of the turn a figure may be put to sleep until one's next turn: it does nothing, and nothing is done to it. */
export const hypnus: Power = {
  atStart: (state) => {
    const others: readonly Figure[] = ['king', 'sphinx'];
    return [...standing(state), ...others.filter((figure) => squareOf(state, figure) !== OFF)]
      .filter((figure) => !isAsleep(state, figure))
      .map((figure) => ({ kind: 'use', card: 'hypnus', figure }));
  },
  carryOut: ({ turn: { seat } }, { figure }) => [{ kind: 'slept', figure: figure!, seat }],
};
