import { hurt } from './hurting.ts';
import type { Rule } from './rule.ts';

/** Every coin is an answer that hurts the Sphinx. */
export const answers: Rule<'answers'> = {
  onCoin: (state, { colour }, rule) => hurt(state, rule[colour]),
};
