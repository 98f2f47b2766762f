import type { OpenText } from '../../../santorini/pages/open-text.ts';
import { game } from '../game.ts';

/** The texts of this page. */
export const open: OpenText = {
  game,
  title: 'Abrir una posición',
  sentence: 'Pega una posición, una partida entera o un enlace, y sigue desde ahí.',
  label: 'Una posición, una partida o un enlace',
  example: '0100212410032102130100100/2/athena:C3,B1/minotaur:D3,B2',
  useExample: 'Probar un ejemplo',
  openPosition: 'Abrir la posición',
  openGame: 'Abrir la partida',
  openLink: 'Seguir el enlace',
  open: 'Abrir',
  found: {
    position: 'Es una posición.',
    game: (turns) => `Es una partida de ${turns} ${turns === 1 ? 'decisión' : 'decisiones'}.`,
    link: 'Es un enlace de este sitio.',
  },
  cannotRead: (line, column) => `No se entiende en la línea ${line}, signo ${column}`,
  cannotReadAtAll: 'No se entiende',
  whatToDo: 'Corrige la parte subrayada, o pega el texto otra vez.',
  foreignLink: 'Este enlace lleva a otro sitio, o a nada que se pueda abrir aquí.',
  onlyTheEnd:
    'En esta partida intervino el azar, o terminó de un modo que no se puede repetir: se abre su última posición.',
};
