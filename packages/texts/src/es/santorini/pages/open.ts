import type { OpenText } from '../../../santorini/pages/open-text.ts';
import { game } from '../game.ts';

/** The texts of this page. */
export const open: OpenText = {
  game,
  title: 'Abrir una posición',
  sentence: 'Pega una posición, una partida entera o un enlace, y sigue desde ahí.',
  label: 'Posición, partida o enlace',
  example: '0100212410032102130100100/2/athena:C3,B1/minotaur:D3,B2',
  useExample: 'Probar un ejemplo',
  openPosition: 'Abrir posición',
  openGame: 'Abrir partida',
  openLink: 'Abrir enlace',
  open: 'Abrir',
  found: {
    position: 'Es una posición.',
    game: (turns) => `Es una partida de ${turns} ${turns === 1 ? 'turno' : 'turnos'}.`,
    link: 'Es un enlace de este sitio.',
  },
  cannotRead: (line, column) => `Algo falla en la línea ${line}, carácter ${column}`,
  cannotReadAtAll: 'No hemos podido leerlo',
  whatToDo: 'Corrige la parte subrayada, o pega el texto otra vez.',
  foreignLink: 'Este enlace lleva a otro sitio, o a algo que aquí no se puede abrir.',
  onlyTheEnd: 'Esta partida no se puede repetir por el azar o por cómo terminó. Verás su última posición.',
};
