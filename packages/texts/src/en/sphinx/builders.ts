import type { BuilderTexts } from '../../sphinx/card-text.ts';

/** The gods who change how one builds. */
export const builders: BuilderTexts = {
  atlas: {
    name: 'Atlas',
    title: 'Titan who holds up the sky',
    power: 'Your build may be a dome at any height. It counts as one level of its tower.',
    summary: 'Build a dome at any height.',
    used: 'you set a dome on fewer than three blocks',
  },
  demeter: {
    name: 'Demeter',
    title: 'Goddess of the harvest',
    power: 'After your build, the same worker may build once more, on another square.',
    summary: 'Build again on another square.',
    used: 'your worker builds on two squares',
  },
  hephaestus: {
    name: 'Hephaestus',
    title: 'God of the forge',
    power: 'After building a block, the same worker may set another block on top of it, never a dome.',
    summary: 'Build a second block on the same square.',
    used: 'you build two blocks on one square',
  },
  prometheus: {
    name: 'Prometheus',
    title: 'Titan who brought fire',
    power:
      'Your worker may build before it moves, if it doesn’t move up this turn. It builds again afterwards.',
    summary: 'Build before you move, if you don’t climb.',
    used: 'your worker builds before it moves',
  },
  dionysus: {
    name: 'Dionysus',
    title: 'God of wine',
    power:
      'When your build completes a tower, you may at once move and build again, with any worker of any colour. Once per turn.',
    summary: 'Complete a tower, then move and build again.',
    used: 'you take the extra move and build',
  },
  hestia: {
    name: 'Hestia',
    title: 'Goddess of hearth and home',
    power: 'After your build, the same worker may build once more, but not on the edge.',
    summary: 'Build again, away from the edge.',
    used: 'your worker builds a second time',
  },
  limus: {
    name: 'Limus',
    title: 'Goddess of famine',
    power: 'You may build with a block of any size in place of the one that’s needed. Domes stay domes.',
    summary: 'Any block will do in place of the right one.',
    used: 'you build a block of the wrong size',
  },
  medusa: {
    name: 'Medusa',
    title: 'Gorgon with the stone gaze',
    power: 'If your worker moved up, it may first build a block on the square it left, and then as usual.',
    summary: 'Moved up? Build where you came from as well.',
    used: 'you build on the square you left',
  },
  morpheus: {
    name: 'Morpheus',
    title: 'God of dreams',
    power:
      'You may skip your build and keep a dream instead, two at most. On a later turn each dream is one more build for the worker you moved.',
    summary: 'Skip a build now, build more later.',
    used: 'you keep a dream or spend one',
  },
  zeus: {
    name: 'Zeus',
    title: 'God of the sky',
    power: 'Your worker may build a block under its own feet and rise with it.',
    summary: 'Build under your own worker.',
    used: 'you build under your worker',
  },
  maenads: {
    name: 'Maenads',
    title: 'The raving ones',
    power:
      'After your build, a worker with one worker on either side of it, in a straight line, may build once.',
    summary: 'A worker between two others builds too.',
    used: 'the worker in the middle builds',
  },
  asteria: {
    name: 'Asteria',
    title: 'Goddess of falling stars',
    power: 'If your worker moved down, its build may be a dome at any height.',
    summary: 'Moved down? Build a dome at any height.',
    used: 'you move down and set a dome on fewer than three blocks',
  },
  hydra: {
    name: 'Hydra',
    title: 'Many-headed monster',
    power: 'When you build a piece from this card, you may build a second one from it on another square.',
    summary: 'Build two pieces from this card.',
    used: 'you build two pieces from this card',
  },
};
