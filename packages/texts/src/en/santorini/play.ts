import type { SantoriniPlayText } from '../../santorini/play-text.ts';
import { game } from './game.ts';

/** The texts of Santorini where it is played, beside those around any game. */
export const play: SantoriniPlayText = {
  game,
  copyPosition: 'Copy position',
  copyGame: 'Copy game',
  copyLink: 'Copy link to position',
  gameIsSecret: 'Some of this game is hidden from you: it can be copied when it is over.',
  marks: { move: 'move', build: 'build', dome: 'dome', special: 'power' },
  typeTurnExample: 'such as B3>B4^C4',
  power: (name) => `Power of ${name}`,
  offerHow: (count) => `Choose ${count} powers. Everybody sees them before anybody picks.`,
  onOffer: 'On offer',
  chosen: 'Chosen',
  noSearchHit: 'No power fits.',
  search: 'Search powers',
  badPosition: 'This address is no position we can read.',
  badPlace: 'Here it goes wrong:',
  playFromHere: 'Play from here against the computer',
  playFromHereTogether: 'Play from here around one device',
  positionTitle: 'Position',
  won: (player, how) => `${player} wins: ${how}`,
  reachedTop: (square) => `${square} to level 3`,
  byPower: (power) => `By the power of ${power}.`,
  besideBoard: 'Beside the board',
  nightPower: 'Night power',
  pickHow: 'One after the other picks one of these; the last one is left for whoever made the offer.',
  startHow: (player) => `Everybody has a power. ${player} says who places workers first.`,
};
