import { hasGodOutsideDeck } from '../deck.ts';
import type { Power } from '../power.ts';

/** At the start of the turn a blue god that is not in the deck is turned up, and lends its power for this turn. */
export const chaos: Power = {
  atStart: (state) => {
    const hasLent = state.turn.borrowed.some(({ lender }) => lender === 'chaos');
    return hasLent || !hasGodOutsideDeck(state) ? [] : [{ kind: 'use', card: 'chaos' }];
  },
  carryOut: () => [{ kind: 'omen-sought', lender: 'chaos' }],
};
