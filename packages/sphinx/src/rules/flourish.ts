import type { Rule } from './rule.ts';

/** Each coin of these colours that is collected adds a block to the stockpile. */
export const flourish: Rule<'flourish'> = {
  onCoin: (_, { colour }, { colours, piece, kind }) =>
    colours.includes(colour) ? [{ kind: 'gained', piece, reason: { kind: 'rule', rule: kind } }] : [],
};
