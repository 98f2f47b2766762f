import type { TermText } from '../../sphinx/term-text.ts';
import { gems, onePiece, pieces, piecesOf } from './pieces.ts';

/** What things are called. */
export const terms: TermText = {
  tiers: { silver: 'Plata', gold: 'Oro', heroic: 'Heroico', godlike: 'Divino' },
  godTypes: { mover: 'movimiento', builder: 'construcción', specialist: 'especial' },
  pieces,
  onePiece,
  piecesOf,
  anyPiece: 'una pieza a elegir',
  coins: { silver: 'moneda de plata', gold: 'moneda de oro' },
  gems: { red: 'gema roja', green: 'gema verde', blue: 'gema azul' },
  faces: gems,
  colours: { white: 'blanco', blue: 'azul', brown: 'marrón', wanderer: 'Caminante' },
  figures: {
    white: 'el obrero blanco',
    blue: 'el obrero azul',
    brown: 'el obrero marrón',
    wanderer: 'el Caminante',
    king: 'el Rey',
    sphinx: 'la Esfinge',
  },
  figureOn: (figure, square) => `${figure} de ${square}`,
  onSquare: (square) => `en ${square}`,
  actions: { move: 'Mover y construir', call: 'Llamar a un dios', game: 'Juego de la Esfinge' },
  riddle: 'Enigma',
  riddleNumber: (number) => `Enigma ${number}`,
  standard: 'Estándar',
  expertSetting: 'Experto',
  turn: (number) => `turno ${number}`,
  players: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
};
