import type { Power } from '../power.ts';

/** Nothing happens to end this turn, and counters stand still. */
export const veilOfMist: Power = {
  anytime: ({ turn }) => (turn.isCalm ? [] : [{ kind: 'use', card: 'veil-of-mist' }]),
  carryOut: () => [{ kind: 'effects-skipped' }],
};
