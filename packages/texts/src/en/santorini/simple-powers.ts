import type { SimplePowerTexts } from '../../santorini/power-text.ts';

/** The ten simple powers. */
export const simplePowers: SimplePowerTexts = {
  apollo: {
    name: 'Apollo',
    title: 'God of music',
    power:
      'Your worker may move onto a neighbouring square with an opponent’s worker on it: the two swap places.',
    theirs:
      'Their worker may move onto a neighbouring square with an opponent’s worker on it: the two swap places.',
    help: [
      'It must be a move you could make if the square were empty: one level up at most.',
      'The other worker is forced to the square you left, whatever its level.',
      'Being forced isn’t moving: a worker swapped up to level 3 doesn’t win. Yours does if it moved up to level 3.',
      'The square you left is now taken. You can’t swap if that leaves you nowhere to build.',
      'You can’t swap with your own workers.',
    ],
  },
  artemis: {
    name: 'Artemis',
    title: 'Goddess of the hunt',
    power:
      'After moving, your worker may move again, to any square except the one where it started the turn.',
    theirs:
      'After moving, their worker may move again, to any square except the one where it started the turn.',
    help: [
      'Each move may go up one level, so you can climb from level 1 to level 3 in one turn and win.',
      'A first move up to level 3 wins at once.',
      'Only the worker that moved may move again, and it builds from where it ends up.',
      'Against Persephone, the second move counts too: if any two moves include a climb, yours must.',
      'Against Aphrodite, only where you end up matters.',
    ],
  },
  athena: {
    name: 'Athena',
    title: 'Goddess of wisdom',
    power: 'When one of your workers moves up, no opponent may move up until your next turn begins.',
    theirs: 'When one of their workers moves up, you can’t move up until they’ve played again.',
    help: [
      'It lasts one round: to keep opponents down, climb again.',
      'Only moves are stopped. Workers can still be forced up, and Zeus can still rise on his own block.',
      'Being forced up isn’t moving up, so it doesn’t trigger your power.',
      'With three or four players it affects every opponent until you play again.',
      'In a team, only climbs on your own turns count, not on your partner’s.',
      'Athena overrules Persephone: you don’t have to climb if you aren’t allowed to.',
    ],
    forbids: 'Athena climbed last turn: you can’t move up.',
    binds: 'Can’t move up: Athena climbed',
  },
  atlas: {
    name: 'Atlas',
    title: 'Titan who holds up the sky',
    power: 'Instead of the next block, your worker may build a dome on a neighbouring square of any height.',
    theirs:
      'Instead of the next block, their worker may build a dome on a neighbouring square of any height.',
    help: [
      'The dome is your build for the turn. You can even put it on bare ground.',
      'A dome closes its square for good: nobody can stand or build there any more.',
      'A dome on fewer than three blocks isn’t a complete tower: it does nothing for Chronus or Dionysus.',
      'Chaos draws a new power after any turn with a dome, even a low one.',
    ],
  },
  demeter: {
    name: 'Demeter',
    title: 'Goddess of the harvest',
    power: 'After building, your worker may build again, on a different square.',
    theirs: 'After building, their worker may build again, on a different square.',
    help: [
      'The worker that moved makes both builds, each on a free square next to it.',
      'The second build can be a dome if the square has three blocks.',
      'You can’t build twice on the same square.',
      'With two builds you can close two doors at once, or open one way up and guard another.',
    ],
  },
  hephaestus: {
    name: 'Hephaestus',
    title: 'God of the forge',
    power: 'Your worker may raise the square it just built on by one more block, but never by a dome.',
    theirs: 'Their worker may raise the square it just built on by one more block, but never by a dome.',
    help: [
      'Both blocks go on the same square: from the ground to level 2, or from level 1 to level 3.',
      'On level 2, one block makes level 3; the dome has to wait for another turn.',
      'On level 3 you build the dome like anyone else, and nothing more.',
    ],
  },
  hermes: {
    name: 'Hermes',
    title: 'God of travel',
    power:
      'Instead of a normal move, each of your workers may walk any distance on its own level; then either one builds.',
    theirs:
      'Instead of a normal move, each of their workers may walk any distance on its own level; then either one builds.',
    help: [
      'You walk from square to neighbouring square, all of them free and on the level where you started.',
      'Walk with both workers, one or none, in any order. You can also stay put and just build.',
      'You can’t change level on a turn with a walk. To move up or down, take a normal turn: that worker builds.',
      'Walking on level 3 doesn’t win: you have to move up to it.',
      'Against Persephone you must climb if you can, so you can’t walk then.',
      'A worker put to sleep by Hypnus can’t walk, but it can build.',
    ],
  },
  minotaur: {
    name: 'Minotaur',
    title: 'Bull of the labyrinth',
    power:
      'Your worker may charge onto an opponent’s square, pushing the worker there straight ahead onto a free square.',
    theirs:
      'Their worker may charge onto an opponent’s square, pushing the worker there straight ahead onto a free square.',
    help: [
      'Straight ahead means in the direction of your move: the next square in the same line.',
      'That square must be on the board, with no worker and no dome. Its level doesn’t matter.',
      'The usual limit applies to your own move: one level up at most.',
      'Being forced isn’t moving: a worker pushed up to level 3 doesn’t win.',
      'You can’t push your own workers.',
    ],
  },
  pan: {
    name: 'Pan',
    title: 'God of the wild',
    power: 'You also win by jumping down: one move that takes your worker two or more levels lower.',
    theirs: 'They also win by jumping down: one move that takes their worker two or more levels lower.',
    help: [
      'From level 2 to the ground, or from level 3 to level 1 or the ground.',
      'It has to be a single move: two short steps down don’t add up.',
      'Being forced down doesn’t count.',
      'Against Hera, a jump that lands on the edge doesn’t win.',
      'Against Persephone you must climb while you can; the jump has to wait.',
    ],
  },
  prometheus: {
    name: 'Prometheus',
    title: 'Titan who brought fire',
    power:
      'Your worker may build before it moves; if it does, it can’t move up that turn, and it builds again afterwards.',
    theirs:
      'Their worker may build before it moves; if it does, it can’t move up that turn, and it builds again afterwards.',
    help: [
      'The worker that builds first is also the one that moves and builds again.',
      'Levels are compared after the first build: moving onto a square you just raised to your own level isn’t a climb.',
      'Both builds may go on the same square, and either may be a dome on three blocks.',
      'If you don’t build first, it’s a normal turn and you may climb.',
      'Against Persephone you can’t build first while one of your workers could move up.',
    ],
  },
};
