import { inBox } from '../box.ts';
import type { Rule } from './rule.ts';

/** Each coin of these colours that is collected adds a block to the stockpile. */
export const flourish: Rule<'flourish'> = {
  onCoin: (state, { colour }, { colours, piece, kind }) =>
    colours.includes(colour) && inBox(state, piece) > 0
      ? [{ kind: 'gained', piece, reason: { kind: 'rule', rule: kind } }]
      : [],
};
