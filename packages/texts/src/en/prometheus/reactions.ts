import type { ReactionText } from '../../prometheus/reaction-text.ts';
import { counted } from './grammar.ts';

/** What may be answered in somebody else's activation. */
export const reactions: ReactionText = {
  titles: {
    guard: 'Guard?',
    evade: 'Evade?',
    initiative: 'Strike first?',
    retaliate: 'Strike back?',
    spring: 'Spring the trap?',
  },
  costs: (card) => `Costs 1 card: ${card}.`,
  costsNothing: 'Costs nothing.',
  odds: (dice, defence, wounds) =>
    `${counted(dice, 'die', 'dice')} against ${defence}: ${wounds} wounds on average.`,
  coming: (attacker, target, wounds) => `${attacker.the} against ${target.the}: ${wounds} wounds on average.`,
  instead: (guard, wounds) => `With ${guard.the} in front: ${wounds} wounds on average.`,
  answersItself: 'Continues by itself in a moment.',
};
