import type { Power } from '../power.ts';

/** One has the power of a friendly god for this turn. */
export const polarisFavor: Power = {
  anytime: ({ setup, held, turn }) =>
    setup.friends
      .filter((friend) => !turn.used.includes(friend) && turn.borrowed.every(({ god }) => god !== friend))
      .filter((friend) =>
        held.every(({ god, owner, charges }) => god !== friend || owner !== turn.seat || charges === 0),
      )
      .map((god) => ({ kind: 'use', card: 'polaris-favor', god })),
  carryOut: (_, { god }) => [{ kind: 'borrowed', god: god!, lender: 'polaris-favor' }],
};
