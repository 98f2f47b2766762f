import type { Power } from '../power.ts';
import { hasEffects } from '../rules/index.ts';
import { COMPLETE, heightOf } from '../towers.ts';

const TOWERS_WANTED = 2;

/** Step 3 of this turn may be skipped, and counters stand still. */
export const chronus: Power = {
  atEnd: (state) => (hasEffects(state) && !state.turn.isCalm ? [{ kind: 'use', card: 'chronus' }] : []),
  carryOut: () => [{ kind: 'effects-skipped' }],
  quest: ({ towers }) => towers.filter((tower) => heightOf(tower) === COMPLETE).length >= TOWERS_WANTED,
};
