import type { HeroPowerTexts } from '../../santorini/power-text.ts';

/** The heroes, whose powers work once in a game. */
export const heroPowers: HeroPowerTexts = {
  achilles: {
    name: 'Achilles',
    title: 'Warrior with one weak spot',
    power: 'Once per game, your worker may build both before and after it moves, and it may move up.',
    theirs: 'Once per game, their worker may build both before and after it moves, and it may move up.',
    help: [
      'The worker that builds first is the same one that moves and builds again.',
      'It may climb onto the block it just built: raise a square from level 2 to 3, move up from level 2 and win.',
      'Both builds may go on the same square, and a dome on three blocks is allowed each time.',
      'Building first uses up the power for the rest of the game.',
      'Persephone can’t make you use it. If you could climb without it, you must also climb on the turn you use it.',
      'When Athena stops you climbing, you may still build first and step onto a square raised to your own level.',
      'Heroes are for two players only.',
    ],
  },
  adonis: {
    name: 'Adonis',
    title: 'Devastatingly handsome',
    power:
      'Once per game, at the end of your turn, you may pick one of your workers and one of theirs: after their next turn the two must be neighbours, if possible.',
    theirs:
      'Once per game, at the end of their turn, they may pick one of their workers and one of yours: after your next turn the two must be neighbours, if possible.',
    help: [
      'It’s checked when your opponent’s next turn is over, after every move, build and forced move.',
      'That means possible in a complete turn that no other power forbids. Otherwise your opponent plays freely.',
      'If the two are already neighbours, they must be again at the end.',
      'A winning turn doesn’t have to obey.',
      'A removed worker is nobody’s neighbour: removing one of the two doesn’t get your opponent out of it.',
      'Nobody has to spend a hero’s power to obey.',
      'Adonis is a hero, for two players.',
    ],
    forbids: 'Adonis has charmed your worker: it must end this turn next to his, if it can.',
    binds: 'One of your workers must end next to Adonis’s, if it can',
    printed:
      'Once per game, at the end of your turn, you may pick an opponent’s worker: after their next turn it must be next to one of yours, if possible.',
    theirsPrinted:
      'Once per game, at the end of their turn, they may pick one of your workers: after your next turn it must be next to one of theirs, if possible.',
  },
  atalanta: {
    name: 'Atalanta',
    title: 'Swift huntress',
    power: 'Once per game, your worker may keep moving after its move, as many times as you like.',
    theirs: 'Once per game, their worker may keep moving after its move, as many times as they like.',
    help: [
      'Each step is a move: one level up at most, and a climb to level 3 wins at once.',
      'The second step uses up the power. A turn with a single step costs nothing.',
      'The same worker takes every step and builds from where it stops. It may even run back to where it started.',
      'Persephone can’t make you take the extra steps. If you could climb without them, a run must include a climb too.',
      'Against Aphrodite, only the end of the run counts.',
      'As a hero, Atalanta is for two players only.',
    ],
  },
  bellerophon: {
    name: 'Bellerophon',
    title: 'Rider of the winged horse',
    power: 'Once per game, your worker may move up exactly two levels.',
    theirs: 'Once per game, their worker may move up exactly two levels.',
    help: [
      'From the ground to level 2, or from level 1 to level 3, which wins. Three levels is too many.',
      'After that one climb your workers move up one level at most, like everyone’s.',
      'When Athena or Nike stops you moving up, you can’t make this climb either.',
      'Against Hera, a climb to level 3 on the edge doesn’t win, and the power is used up all the same.',
      'Persephone can’t make you use it. When you must climb anyway, this climb will do as well.',
      'Bellerophon is a hero: two players only.',
    ],
  },
  heracles: {
    name: 'Heracles',
    title: 'Doer of great deeds',
    power:
      'Once per game, instead of building, you may put any number of domes, at any height, next to either of your workers.',
    theirs:
      'Once per game, instead of building, they may put any number of domes, at any height, next to either of their workers.',
    help: [
      'They go on free squares next to the worker that moved or next to the one that didn’t.',
      'You may even put none, so a worker that can’t build can still end its turn. In the printed edition you need at least one.',
      'In the revised edition, a single dome you could have built anyway doesn’t use up the power.',
      'On fewer than three blocks a dome only closes its square. It doesn’t complete a tower.',
      'Your domes are allowed next to Limus; in the printed edition, only on three blocks.',
      'Gaea may bring in a worker for each of the domes.',
      'Heracles is a hero, so he’s for two players.',
    ],
    printed:
      'Once per game, at the end of your turn, you may also put any number of domes, at any height, next to either of your workers.',
    theirsPrinted:
      'Once per game, at the end of their turn, they may also put any number of domes, at any height, next to either of their workers.',
  },
  jason: {
    name: 'Jason',
    title: 'Leader of the Argonauts',
    power:
      'Once per game, instead of your turn, you may bring in a third worker on a free ground square on the edge; it moves and builds.',
    theirs:
      'Once per game, instead of their turn, they may bring in a third worker on a free ground square on the edge; it moves and builds.',
    help: [
      'The worker waits beside the board. Once it’s in, it’s like your others.',
      'A ground square has no blocks. It mustn’t have a worker or a dome either.',
      'Your other workers do nothing that turn. You can do this even when they’re stuck.',
      'Being brought in isn’t moving, so nothing that stops moves affects it. The move after that must obey them all.',
      'Persephone can’t make you do it. If you could climb without it, you may only do it if the new worker climbs.',
      'Jason is a hero, so he’s only for two players.',
    ],
    printed:
      'Once per game, instead of your turn, you may bring in a third worker on a free ground square on the edge; it builds without moving.',
    theirsPrinted:
      'Once per game, instead of their turn, they may bring in a third worker on a free ground square on the edge; it builds without moving.',
  },
  medea: {
    name: 'Medea',
    title: 'Powerful sorceress',
    power:
      'Once per game, at the end of your turn, you may take all the blocks from under a worker next to one of yours; it comes down with them.',
    theirs:
      'Once per game, at the end of their turn, they may take all the blocks from under a worker next to one of theirs; it comes down with them.',
    help: [
      'It may be anyone’s worker, even your own, but not the one that does it: yours must be next to your other one.',
      'There must be at least one block. The worker ends on the ground; in the printed edition it comes down one level.',
      'Coming down like this isn’t moving: it doesn’t win for Pan and doesn’t trigger any power.',
      'Taking blocks away isn’t building, so Limus doesn’t stop it.',
      'In the printed edition only your worker that didn’t move can do it.',
      'Medea is one of the heroes, for two players.',
    ],
    printed:
      'Once per game, at the end of your turn, you may take one block each from under any workers next to one of yours that didn’t move.',
    theirsPrinted:
      'Once per game, at the end of their turn, they may take one block each from under any workers next to one of theirs that didn’t move.',
  },
  odysseus: {
    name: 'Odysseus',
    title: 'Cunning leader',
    power:
      'Once per game, before your turn, you may force any number of opponents’ workers next to yours to free corners.',
    theirs:
      'Once per game, before their turn, they may force any number of your workers next to theirs to free corners.',
    help: [
      'Each goes once, one after another, to a corner of your choice. Levels don’t matter.',
      'Then you take your turn as usual, and you may enter a square you cleared.',
      'You can’t send anyone to a corner with a worker or a dome. If all four are taken, the power has to wait.',
      'Being forced isn’t moving: a worker sent to a level 3 corner doesn’t win.',
      'Persephone can’t make you use it, even if it would open the only way up.',
      'Odysseus is a hero for two players.',
    ],
  },
  polyphemus: {
    name: 'Polyphemus',
    title: 'One-eyed giant',
    power:
      'Once per game, at the end of your turn, you may put up to two domes on any free squares, at any height.',
    theirs:
      'Once per game, at the end of their turn, they may put up to two domes on any free squares, at any height.',
    help: [
      'The squares can be anywhere on the board, near your workers or not, with no worker and no dome.',
      'You move and build first, as on any turn. The domes are extra.',
      'A single dome uses up the power too: you can’t keep the second for later.',
      'A dome on three blocks completes a tower, and counts for Chronus. A lower one doesn’t.',
      'You may put domes next to Limus’s workers; in the printed edition, only on three blocks.',
      'Like every hero, he’s for two players.',
    ],
  },
  theseus: {
    name: 'Theseus',
    title: 'Hero of the labyrinth',
    power:
      'Once per game, at the end of your turn, you may remove an opponent’s worker that’s next to yours and two levels higher.',
    theirs:
      'Once per game, at the end of their turn, they may remove one of your workers that’s next to theirs and two levels higher.',
    help: [
      'Exactly two levels: from the ground to level 2, or from level 1 to level 3. One or three won’t do.',
      'The lower one can be either of your workers, whether it moved or not.',
      'If there are several, you choose one. It’s out for the rest of the game.',
      'An opponent who loses their last worker loses the game when their turn begins.',
      'If you remove Selene’s female worker, Selene’s power goes with her.',
      'Against Aphrodite, the worker you remove still counts for the move you made before.',
      'You don’t have to use it. For two players, like all heroes.',
    ],
  },
};
