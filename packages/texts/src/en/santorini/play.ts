import type { SantoriniPlayText } from '../../santorini/play-text.ts';
import { tally } from '../tally.ts';
import { game } from './game.ts';

/** The texts of Santorini where it is played, beside those around any game. */
export const play: SantoriniPlayText = {
  game,
  copyPosition: 'Copy position',
  copyGame: 'Copy game',
  copyLink: 'Copy link to position',
  gameIsSecret: 'Part of this game is hidden from you. You can copy it once it’s over.',
  marks: { move: 'move', build: 'build', dome: 'dome', special: 'power' },
  typeTurnExample: 'e.g. B3>B4^C4',
  power: (name) => `${name}’s power`,
  rulingsFor: (name) => `When you play as ${name}`,
  offerHow: (count) => `Choose ${count} powers. Everyone sees them before anyone picks.`,
  onOffer: 'In the draft',
  chosen: 'Chosen',
  noSearchHit: 'No powers match.',
  search: 'Search powers',
  badPosition: 'We can’t read a position from this link.',
  badPlace: 'The problem is here:',
  playFromHere: 'Play on against the computer',
  playFromHereTogether: 'Pass and play from here',
  positionTitle: 'Position',
  reachedTop: (player, square) => `${player} stepped up to level 3 on ${square}.`,
  byPower: (power) => `By ${power}’s power.`,
  besideBoard: 'Beside the board',
  nightPower: 'Night power',
  pickHow: 'Players pick in turn. The last power goes to the Challenger, who chose them.',
  startHow: (player) => `Everyone has a power. ${player} chooses who places workers first.`,
  tally,
  coach: {
    board:
      'Choose one of your workers, then a highlighted square to move to. After that, choose where to build.',
    power: 'This is your power. Open it to see what you can do with it.',
    noPower: 'There are no gods in this game. Open this for the rules everyone shares.',
    hint: 'Stuck? Ask for a hint. And choose any square to find out why you can’t go or build there.',
  },
  rematches: { same: 'Same gods', swap: 'Swap gods', new: 'New gods' },
  starts: {
    you: 'You start this time.',
    computer: 'The computer starts this time.',
    player: (player) => `${player} starts this time.`,
  },
};
