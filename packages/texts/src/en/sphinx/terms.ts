import type { TermText } from '../../sphinx/term-text.ts';
import { gems, onePiece, pieces, piecesOf } from './pieces.ts';

/** What things are called. */
export const terms: TermText = {
  tiers: { silver: 'Silver', gold: 'Gold', heroic: 'Heroic', godlike: 'Godlike' },
  godTypes: { mover: 'mover', builder: 'builder', specialist: 'specialist' },
  pieces,
  onePiece,
  piecesOf,
  anyPiece: 'any piece',
  coins: { silver: 'silver coin', gold: 'gold coin' },
  gems: { red: 'red gem', green: 'green gem', blue: 'blue gem' },
  faces: gems,
  colours: { white: 'white', blue: 'blue', brown: 'brown', wanderer: 'Wanderer' },
  figures: {
    white: 'the white worker',
    blue: 'the blue worker',
    brown: 'the brown worker',
    wanderer: 'the Wanderer',
    king: 'the King',
    sphinx: 'the Sphinx',
  },
  figureOn: (figure, square) => `${figure} on ${square}`,
  onSquare: (square) => `on ${square}`,
  actions: { move: 'Move, build', call: 'Call a god', game: 'Sphinx’s game' },
  riddle: 'Riddle',
  riddleNumber: (number) => `Riddle ${number}`,
  standard: 'Standard',
  expertSetting: 'Expert',
  turn: (number) => `turn ${number}`,
  players: (count) => (count === 1 ? '1 player' : `${count} players`),
};
