import type { ReactionText } from '../../prometheus/reaction-text.ts';
import { counted } from './grammar.ts';

/** What may be answered in somebody else's activation. */
export const reactions: ReactionText = {
  titles: {
    guard: '¿Proteger?',
    evade: '¿Esquivar?',
    initiative: '¿Golpear primero?',
    retaliate: '¿Contraatacar?',
    spring: '¿Cerrar la trampa?',
  },
  costs: (card) => `Cuesta 1 carta: ${card}.`,
  costsNothing: 'No cuesta nada.',
  odds: (dice, defence, wounds) => `${counted(dice, 'dado')} contra ${defence}: ${wounds} heridas de media.`,
  coming: (attacker, target, wounds) => `${attacker.the} contra ${target.the}: ${wounds} heridas de media.`,
  instead: (guard, wounds) => `Con ${guard.the} delante: ${wounds} heridas de media.`,
  answersItself: 'Continúa solo en un momento.',
};
