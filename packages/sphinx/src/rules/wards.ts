import { terrainIn } from '../field.ts';
import { distance, OFF } from '../terrain.ts';
import { hurt } from './hurting.ts';
import type { Rule } from './rule.ts';

/** A ward that is collected hurts the Sphinx, more so if she is beside it. */
export const wards: Rule<'wards'> = {
  onCoin: (state, { square }, { near, far }) => {
    const isNear = state.sphinx !== OFF && distance(terrainIn(state), state.sphinx, square) <= 1;
    return hurt(state, isNear ? near : far);
  },
};
