import type { NewGameText } from '../../../santorini/pages/new-game-text.ts';
import { levelChoice } from '../../levels.ts';
import { fleece } from '../fleece.ts';
import { game } from '../game.ts';
import { tastes } from '../tastes.ts';

/** The texts of this page. */
export const newGame: NewGameText = {
  game,
  title: 'New game',
  players: 'Players',
  teams:
    'Four players form two teams: players 1 and 3 against players 2 and 4. Each team shares two workers.',
  team: (team) => `Team ${team}`,
  person: 'Person',
  computer: 'Computer',
  nameOf: (seat) => `${seat}’s name`,
  you: 'You',
  levelChoice,
  colourOf: (seat, colour) => `${seat}’s colour: ${colour}. Change`,
  colourTitle: (seat) => `A colour for ${seat}`,
  swapsWith: (seat) => `swaps with ${seat}`,
  powers: 'Powers',
  ways: {
    none: { name: 'None', sentence: 'Just move, build and climb.' },
    dealt: { name: 'Random', sentence: 'Everyone is dealt a power. No bad pairings.' },
    draft: {
      name: 'Draft',
      sentence: 'A few powers are laid out for all to see, and players pick in turn.',
    },
    chosen: { name: 'Choose', sentence: 'You choose every player’s power.' },
  },
  deck: 'Dealt from',
  decks: {
    simple: { name: 'Simple gods', sentence: 'The ten quickest to learn.' },
    any: { name: 'All gods', sentence: 'Every power that works with this many players.' },
  },
  offer: 'Powers to pick from',
  offers: {
    draft: {
      name: 'Challenger',
      sentence: 'The Challenger lays out one power per player, picks last and chooses who starts.',
    },
    random: {
      name: 'Random',
      sentence: 'The powers are dealt at random. The Challenger picks last and chooses who starts.',
    },
    free: {
      name: 'Everything',
      sentence: 'Pick any power you like. The Challenger picks last and chooses who starts.',
    },
  },
  powerOf: (seat) => `${seat}’s power`,
  powerTitle: (seat) => `A power for ${seat}`,
  search: 'Search powers',
  nothingFound: (text) => `No powers match “${text}”.`,
  dealtSimple: { name: 'A simple god', sentence: 'One of the ten simple gods, dealt as the game starts.' },
  dealtAny: {
    name: 'Any power',
    sentence: 'Dealt as the game starts. It always suits the others.',
  },
  changePower: 'change',
  banned: (first, second) => `${first} and ${second} don’t go together.`,
  allowAnyway: 'Allow anyway',
  allowed: (first, second) => `${first} and ${second} may meet.`,
  forbidAgain: 'Forbid again',
  bans: {
    name: 'No bad pairings',
    sentence: 'Skips pairings the publisher advises against.',
  },
  starts: 'Who starts',
  challenger: 'The Challenger',
  chance: 'Random',
  edition: 'Edition',
  editions: { revised: 'Revised', printed: 'Printed' },
  editionSentence: 'A few powers were reworded after the first printing.',
  tastes,
  preview: 'Your table',
  fleece,
  fleeceTitle: 'The power beside the board',
  fleeceAny: { name: 'Any power', sentence: 'Dealt as the game starts.' },
  position: 'This game starts from a set position.',
  dropPosition: 'Start from an empty board',
  start: 'Start game',
  copyLink: 'Copy link to this setup',
  linkCopied: 'Link copied',
  linkHere: 'Link to this setup',
  badLink: 'This link isn’t a valid setup',
  clock: {
    name: 'Clock',
    none: 'None',
    turn: (time) => `${time} per turn`,
    bank: (initial, increment) => `${initial} + ${increment} per turn`,
    atEnd: 'When time runs out',
    atEnds: { lose: 'You lose', warn: 'Just a warning' },
  },
  linkErrors: {
    'field-twice': 'It says the same thing twice.',
    'unknown-game': 'This version of Thera doesn’t have that game.',
    'bad-seats':
      'Players are written like p,c3: p for a person, c and a level from 1 to 8 for the computer, two to four of them.',
    'bad-looks':
      'Colours are written like 0,1: one number from 0 to 3 for each player, all of them different.',
    'bad-clock':
      'The clock is a number of seconds for each turn, such as 60, or for the game and each turn, such as 300:5.',
    'bad-powers': 'Powers are none, draft, random or free, or one name for each player, such as pan,any.',
    'bad-edition': 'The edition is revised or printed.',
    'bad-start': 'The first player is the number of one of the players, or dice.',
    'bad-challenger': 'The Challenger is the number of one of the players, or dice.',
    'bad-bans': 'Bans are on or off.',
    'bad-repetition': 'Repetition is on or off.',
    'bad-turns': 'The limit of turns is a number; 0 means none.',
    'bad-fleece': 'The Golden Fleece needs the name of a power, or dice.',
    'bad-position': 'The position is empty.',
  },
  usualTable: 'Here’s the standard setup instead.',
  close: 'Close',
};
