import { PIECES } from '../pieces.ts';
import type { Power } from '../power.ts';

/** A piece of the stockpile is swapped for any piece from the box. */
export const barter: Power = {
  anytime: ({ stockpile }) =>
    PIECES.filter((piece) => stockpile[piece] > 0).map((piece) => ({
      kind: 'pay',
      piece,
      from: 'stockpile',
    })),
  follows: () => ({ asks: [{ kind: 'gain', reason: { kind: 'card', card: 'barter' } }] }),
};
