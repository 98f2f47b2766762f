import type { Rule } from './rule.ts';
import { stalk as stalkNow } from './stalking.ts';

/** To end each turn the Sphinx comes nearer. */
export const stalk: Rule<'stalk'> = {
  effect(draft) {
    stalkNow(draft);
    return undefined;
  },
};
