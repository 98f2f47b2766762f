import type { Power } from '../power.ts';
import { GEMS } from '../riddle.ts';

/** A spent gem comes back to the Sphinx board. */
export const answeredPrayer: Power = {
  anytime: ({ gems }) =>
    GEMS.filter((gem) => !gems.includes(gem)).map((gem) => ({ kind: 'use', card: 'answered-prayer', gem })),
  carryOut: (_, { gem }) => [{ kind: 'gem-restored', gem: gem! }],
};
