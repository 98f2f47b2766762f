import type { SecondEditionPowerTexts } from '../../santorini/power-text.ts';

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
  'charon-2e': {
    name: 'Charon (2nd ed.)',
    title: 'Ferryman to the underworld',
    power:
      'Instead of moving, your worker may force an opponent’s worker next to it straight across to its other side, and then it builds.',
    help: [
      'The square on the other side must be free. Its level does not matter.',
      'The worker that ferries builds, and none of yours moves in that turn.',
      'Forced is not moved: nobody wins by being carried across to level 3.',
      'A worker put to sleep by Hypnus may ferry, since it does not have to move.',
      'Against Persephone you must climb while you can, so you cannot ferry instead.',
      'In a turn with a move there is no ferry.',
      'Experimental, of the second edition and for games of two: the rules may change here.',
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
  stymphalians: {
    name: 'Stymphalians',
    title: 'Birds with feathers of bronze',
    power:
      'You have three workers; the one that moves takes two or three steps and must end on a square not next to where it began.',
    help: [
      'A single step is never enough. Without such a flight you have no turn.',
      'Each step is a move, one level up at most, and none leads back to where the flight began.',
      'A climb to level 3 wins only on a square that is not next to the first one. Elsewhere it is a step like any other.',
      'The same worker builds next to where it ended.',
      'Against Persephone one climb on the way is enough.',
      'A power of the second edition still being tried, for games of two.',
    ],
  },
};
