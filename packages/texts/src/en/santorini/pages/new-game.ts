import type { NewGameText } from '../../../santorini/pages/new-game-text.ts';
import { levelChoice } from '../../levels.ts';
import { game } from '../game.ts';

/** The texts of this page. */
export const newGame: NewGameText = {
  game,
  title: 'New game',
  players: 'Players',
  teams:
    'Four play in two teams: the first and third seat against the second and fourth. A team shares two workers.',
  team: (team) => `Team ${team}`,
  person: 'Person',
  computer: 'Computer',
  levelChoice,
  colourOf: (seat, colour) => `Colour of ${seat}: ${colour}. Change it`,
  colourTitle: (seat) => `A colour for ${seat}`,
  swapsWith: (seat) => `swaps with ${seat}`,
  powers: 'Powers',
  ways: {
    none: { name: 'None', sentence: 'Everybody is a mortal: move, build, climb.' },
    dealt: { name: 'Random', sentence: 'Everybody is dealt a power, and no two clash.' },
    draft: {
      name: 'Draft',
      sentence: 'Powers lie on offer for all to see, and everybody picks one in turn.',
    },
    chosen: { name: 'Choose', sentence: 'You choose a power for every seat.' },
  },
  deck: 'Dealt from',
  decks: {
    simple: { name: 'Simple gods', sentence: 'The ten that are learnt fastest.' },
    any: { name: 'All gods', sentence: 'Everything that goes with this number of players.' },
  },
  offer: 'The offer',
  offers: {
    draft: {
      name: 'Challenger',
      sentence: 'The Challenger offers as many powers as there are players, picks last, and says who starts.',
    },
    random: {
      name: 'Chance',
      sentence: 'Chance makes the offer. The Challenger still picks last and says who starts.',
    },
    free: {
      name: 'Everything',
      sentence: 'All powers are on offer. The Challenger picks last and says who starts.',
    },
  },
  powerOf: (seat) => `Power of ${seat}`,
  powerTitle: (seat) => `A power for ${seat}`,
  search: 'Search powers',
  nothingFound: (text) => `No power for “${text}”.`,
  dealtSimple: { name: 'A simple god', sentence: 'Dealt when the game starts: one of the ten simple ones.' },
  dealtAny: {
    name: 'Any power',
    sentence: 'Dealt when the game starts: anything that goes with the others.',
  },
  changePower: 'change',
  banned: (first, second) => `${first} and ${second} do not meet at this table.`,
  allowAnyway: 'Allow anyway',
  allowed: (first, second) => `${first} meets ${second}.`,
  forbidAgain: 'Forbid again',
  bans: {
    name: 'Leave out bad pairs',
    sentence: 'Powers that the publisher advises against putting together.',
  },
  starts: 'Who starts',
  challenger: 'The Challenger',
  chance: 'Chance decides',
  edition: 'Edition',
  editions: { revised: 'Revised', printed: 'Printed' },
  editionSentence: 'A few powers were worded anew after printing.',
  fleece: {
    name: 'Golden Fleece',
    sentence: 'One power lies beside the board. Whoever starts a turn next to the Ram has it.',
  },
  fleeceTitle: 'The power beside the board',
  fleeceAny: { name: 'Any power', sentence: 'Dealt when the game starts.' },
  position: 'This table begins from a prepared position.',
  dropPosition: 'Begin from the start',
  start: 'Start the game',
  copyLink: 'Copy the link to this table',
  linkCopied: 'Link copied',
  linkHere: 'The link to this table',
  badLink: 'This link describes no table',
  linkErrors: {
    'field-twice': 'It says the same thing twice.',
    'unknown-game': 'This version of Thera does not have that game.',
    'bad-seats':
      'Seats are written like p,c3: p for a person, c and a level from 1 to 8 for the computer, two to four of them.',
    'bad-looks': 'Looks are written like 0,1: one number from 0 to 3 for each seat, all of them different.',
    'bad-powers': 'Powers are none, draft, random or free, or one name for each seat, such as pan,any.',
    'bad-edition': 'The edition is revised or printed.',
    'bad-start': 'The seat that starts is a number at this table, or dice.',
    'bad-challenger': 'The Challenger is the number of a seat at this table, or dice.',
    'bad-bans': 'Bans are on or off.',
    'bad-repetition': 'Repetition is on or off.',
    'bad-turns': 'The limit of turns is a number; 0 means none.',
    'bad-fleece': 'The Golden Fleece needs the name of a power, or dice.',
    'bad-position': 'The position is empty.',
  },
  usualTable: 'Here is the usual table instead.',
  close: 'Close',
};
