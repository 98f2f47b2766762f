import type { SimplePowerTexts } from '../../santorini/power-text.ts';

/** The ten simple powers. */
export const simplePowers: SimplePowerTexts = {
  apollo: {
    name: 'Apollo',
    title: 'God of music',
    power:
      'Your worker may move onto a neighbouring square where an opponent’s worker stands: the two swap places.',
    help: [
      'The move must be one you could make if the square were empty: one level up at most.',
      'The other worker is forced to the square you left, whatever its level.',
      'Forced is not moved: a worker swapped up to level 3 does not win. Yours does, if it moved up to level 3.',
      'The square you left is now taken. A swap that leaves you nowhere to build is not allowed.',
      'You cannot swap with a worker of your own side.',
    ],
  },
  artemis: {
    name: 'Artemis',
    title: 'Goddess of the hunt',
    power: 'After moving, your worker may move once more, to any square but the one where it began the turn.',
    help: [
      'Each of the two moves may go up one level, so you can climb from level 1 to level 3 in one turn and win.',
      'A first move up to level 3 wins at once.',
      'Only the worker that moved first may move again, and it builds where its last move took it.',
      'Against Persephone, the second move counts: if any pair of moves has a climb, one of yours must climb.',
      'Against Aphrodite, only the square where you end matters.',
    ],
  },
  athena: {
    name: 'Athena',
    title: 'Goddess of wisdom',
    power: 'When one of your workers moves up, no opponent may move up until your next turn begins.',
    help: [
      'It lasts one round: to keep opponents down you must climb again.',
      'Only moves are stopped. A worker may still be forced up, and Zeus may still rise on his own block.',
      'Being forced up is not moving up, so it does not wake your power.',
      'With three or four players it binds every opponent until you play again.',
      'In a team only your own climbs count, not those of your partner’s turns.',
      'Athena’s ban is stronger than Persephone’s demand: nobody has to climb who may not.',
    ],
    forbids: 'Athena climbed in her last turn: you may not move up.',
  },
  atlas: {
    name: 'Atlas',
    title: 'Titan who holds up the sky',
    power: 'Instead of the next block, your worker may set a dome on a neighbouring square of any height.',
    help: [
      'The dome is your build for the turn. Even bare ground can take it.',
      'A dome closes its square for good: nobody can stand or build there any more.',
      'A dome on fewer than three blocks is not a complete tower: Chronus and Dionysus get nothing from it.',
      'After a turn with a dome Chaos draws a new power, and a low dome counts too.',
    ],
  },
  demeter: {
    name: 'Demeter',
    title: 'Goddess of the harvest',
    power: 'After building, your worker may build a second time, on another square.',
    help: [
      'The worker that moved makes both builds, each on a free square next to it.',
      'The second build is free to be a dome, if the square has three blocks.',
      'You may not build twice on the same square.',
      'Two builds can close two doors at once, or open a way up and guard another.',
    ],
  },
  hephaestus: {
    name: 'Hephaestus',
    title: 'God of the forge',
    power: 'Your worker may raise the square it has just built on by one more block, never by a dome.',
    help: [
      'Both blocks go on the same square: from the ground to level 2, or from level 1 to level 3.',
      'On a square of level 2 your single block makes level 3; the dome has to wait for another turn.',
      'On a square of level 3 you build the dome as anybody would, and nothing more.',
    ],
  },
  hermes: {
    name: 'Hermes',
    title: 'God of travel',
    power:
      'Instead of a normal move, each of your workers may walk any distance on its own level; then either one builds.',
    help: [
      'A walk goes from square to neighbouring square, all of them free and on the level where it began.',
      'Walk with both workers, with one or with none, in any order. Staying put and only building is a turn too.',
      'In a turn with a walk nobody changes level. To move up or down, take a normal turn: that worker builds.',
      'Walking on level 3 does not win: you win by moving up to it.',
      'Against Persephone you must climb if you can, and so you cannot walk.',
      'A worker put to sleep by Hypnus cannot walk, but it may build.',
    ],
  },
  minotaur: {
    name: 'Minotaur',
    title: 'Bull of the labyrinth',
    power:
      'Your worker may charge onto an opponent’s square, pushing the worker there straight ahead onto a free square.',
    help: [
      'Straight ahead means in the direction of your move: the next square in the same line.',
      'That square must be on the board, with no worker and no dome. Its level does not matter.',
      'Your own step obeys the usual limit: one level up at most.',
      'Forced is not moved: a worker pushed up to level 3 does not win.',
      'You cannot push a worker of your own side.',
    ],
  },
  pan: {
    name: 'Pan',
    title: 'God of the wild',
    power: 'You also win by leaping down: one move that takes your worker two or more levels lower.',
    help: [
      'From level 2 to the ground, or from level 3 to level 1 or the ground.',
      'It has to be one single move: two short steps down do not add up.',
      'Being forced down does not count.',
      'Against Hera a leap that lands on the edge does not win.',
      'Against Persephone you must climb while you can, and the leap has to wait.',
    ],
  },
  prometheus: {
    name: 'Prometheus',
    title: 'Titan who brought fire',
    power:
      'Your worker may build before it moves; in that turn it may not move up, and it builds again afterwards.',
    help: [
      'The worker that builds first is the one that must move and build again.',
      'Levels are compared after the first build: a square you have just raised to your own level is no climb.',
      'Both builds may go on the same square, and either may be a dome on three blocks.',
      'If you do not build first, your turn is a normal one and you may climb.',
      'Against Persephone you may not build first while one of your workers could move up.',
    ],
  },
};
