import type { Power } from '../power.ts';
import { hasEffects } from '../rules/index.ts';

/** Nothing happens to end this turn, and counters stand still. */
export const veilOfMist: Power = {
  anytime: (state) =>
    hasEffects(state) && !state.turn.isCalm ? [{ kind: 'use', card: 'veil-of-mist' }] : [],
  carryOut: () => [{ kind: 'effects-skipped' }],
};
