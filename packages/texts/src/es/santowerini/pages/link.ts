import type { LinkText } from '../../../santowerini/pages/link-text.ts';
import { game } from '../game.ts';

/** What is said where a link leads nowhere. */
export const link: LinkText = {
  title: 'Enlace a una partida',
  refused: 'Este enlace no lleva a ninguna partida.',
  reasons: {
    'field-twice': 'Dice dos veces lo mismo.',
    'bad-seed': 'No podemos leer sus dados. Una semilla tiene letras, cifras, - y _, 64 como mucho.',
    'bad-turns': 'No podemos leer sus turnos. Quizá falte una parte del enlace.',
    'impossible-turns': 'Sus turnos no son posibles en ese escenario con esos dados.',
  },
  rules: game.refusals,
  toCampaign: 'Ir a Santowerini',
};
