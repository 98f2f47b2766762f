import type { SecondEditionPowerTexts } from '../../santorini/power-text.ts';

/** The powers of the second edition, which are experimental. */
export const secondEditionPowers: SecondEditionPowerTexts = {
  'apollo-2e': {
    name: 'Apollo (2nd ed.)',
    title: 'God of light',
    power:
      'Your worker may move onto a neighbouring square with an opponent’s worker that’s no higher, and swap with it.',
    theirs:
      'Their worker may move onto a neighbouring square with an opponent’s worker that’s no higher, and swap with it.',
    help: [
      'The other worker must be on your level or lower. You may still climb one level to a free square.',
      'A swap is never a climb, so it can’t win and isn’t enough against Persephone.',
      'The other worker is forced to the square you left. Even if that’s level 3, it doesn’t win.',
      'The square you left is taken: you need another one to build on.',
      'Against Hades you can’t swap with a lower worker, because yours would move down.',
      'An experimental power from the second edition, for two players: its rules may still change.',
    ],
  },
  'charon-2e': {
    name: 'Charon (2nd ed.)',
    title: 'Ferryman to the underworld',
    power:
      'Instead of moving, your worker may force an opponent’s worker next to it straight across to its other side, and then it builds.',
    theirs:
      'Instead of moving, their worker may force an opponent’s worker next to it straight across to its other side, and then it builds.',
    help: [
      'The square on the other side must be free. Its level doesn’t matter.',
      'The worker that ferries builds, and none of yours moves that turn.',
      'Being forced isn’t moving: nobody wins by being carried to level 3.',
      'A worker put to sleep by Hypnus can ferry, since it doesn’t have to move.',
      'Against Persephone you must climb while you can, so you can’t ferry instead.',
      'If you move, you can’t ferry that turn.',
      'Experimental, from the second edition and for two players: the rules may change.',
    ],
  },
  nike: {
    name: 'Nike',
    title: 'Goddess of victory',
    power: 'When one of your workers moves down, your opponent can’t move up until your next turn begins.',
    theirs: 'When one of their workers moves down, you can’t move up until they’ve played again.',
    help: [
      'It lasts for one of your opponent’s turns: to keep them down, move down again.',
      'Being forced down isn’t moving down and doesn’t trigger your power.',
      'Only moves are stopped: workers can be forced up, and Zeus can rise on his own block.',
      'It also stops the long climbs of Bellerophon and Pegasus.',
      'Against Persephone you must climb while you can, and against Hades you can never move down.',
      'A second edition power on trial, for two players: details may change.',
    ],
    forbids: 'Nike moved down last turn: you can’t move up.',
    binds: 'Can’t move up: Nike moved down',
  },
  stymphalians: {
    name: 'Stymphalians',
    title: 'Birds with feathers of bronze',
    power:
      'You have three workers; the one that moves takes two or three steps and must end on a square not next to where it started.',
    theirs:
      'They have three workers; the one that moves takes two or three steps and must end on a square not next to where it started.',
    help: [
      'A single step is never enough. If you can’t make such a flight, you can’t take a turn.',
      'Each step is a move, one level up at most, and none may lead back to where the flight started.',
      'A climb to level 3 only wins on a square that’s not next to the first one. Elsewhere it’s a step like any other.',
      'The same worker builds next to where it ends up.',
      'Against Persephone, one climb on the way is enough.',
      'A second edition power still being tried out, for two players.',
    ],
  },
};
