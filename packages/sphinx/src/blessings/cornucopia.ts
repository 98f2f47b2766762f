import type { GainReason } from '../ask.ts';
import { leftInBox } from '../box.ts';
import type { Power } from '../power.ts';

const reason: GainReason = { kind: 'card', card: 'cornucopia' };

/** Any two pieces come to the stockpile. */
export const cornucopia: Power = {
  anytime: (state) => (leftInBox(state).length > 0 ? [{ kind: 'use', card: 'cornucopia' }] : []),
  follows: () => ({
    asks: [
      { kind: 'gain', reason },
      { kind: 'gain', reason },
    ],
  }),
};
