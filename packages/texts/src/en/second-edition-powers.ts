import type { SecondEditionPowerTexts } from '../power-text.ts';

/** The powers of the second edition, which are experimental. */
export const secondEditionPowers: SecondEditionPowerTexts = {
  'apollo-2e': {
    name: 'Apollo (2nd ed.)',
    title: 'God of light',
    power:
      'Your worker may move onto a neighbouring square where an opponent’s worker stands no higher, and swap with it.',
    help: [
      'The other worker must be on your level or lower. To a free square you may climb one level as usual.',
      'A swap is never a climb, so it never wins and does not meet Persephone’s demand.',
      'The other worker is forced to the square you left. Even if that is level 3, it does not win.',
      'The square you left is taken: you must have another one to build on.',
      'Hades forbids a swap with a worker that stands lower, because yours would move down.',
      'An experimental power of the second edition, for games of two: its rules may still change here.',
    ],
  },
  nike: {
    name: 'Nike',
    title: 'Goddess of victory',
    power: 'When one of your workers moves down, your opponent may not move up until your next turn begins.',
    help: [
      'It lasts for one turn of your opponent: to hold them down again you must move down again.',
      'Being forced down is not moving down and does not wake your power.',
      'Only moves are stopped: workers can be forced up, and Zeus can rise on his own block.',
      'The long climbs of Bellerophon and Pegasus are stopped as well.',
      'Against Persephone you must climb while you can, and against Hades you can never move down.',
      'A power of the second edition on trial, for games of two: details may change.',
    ],
    forbids: 'Nike moved down in her last turn: you may not move up.',
  },
};
