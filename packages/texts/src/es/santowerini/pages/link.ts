import type { LinkText } from '../../../santowerini/pages/link-text.ts';
import { game } from '../game.ts';

/** What is said where a link leads nowhere. */
export const link: LinkText = {
  title: 'Una partida por enlace',
  refused: 'Este enlace no lleva a ninguna partida.',
  reasons: {
    'field-twice': 'Dice dos veces lo mismo.',
    'bad-seed': 'Sus dados no se pueden leer. Una semilla tiene letras, cifras, - y _, 64 como mucho.',
    'bad-turns': 'Sus turnos no se pueden leer. Quizá falte una parte del enlace.',
    'impossible-turns': 'Sus turnos no son posibles en ese escenario con esos dados.',
  },
  rules: game.refusals,
  toCampaign: 'A Santowerini',
};
