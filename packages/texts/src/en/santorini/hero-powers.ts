import type { HeroPowerTexts } from '../../santorini/power-text.ts';

/** The heroes, whose powers work once in a game. */
export const heroPowers: HeroPowerTexts = {
  achilles: {
    name: 'Achilles',
    title: 'Warrior with one weak spot',
    power: 'Once per game, your worker may build both before and after it moves, and it may move up.',
    help: [
      'The worker that builds first is the one that moves and builds again.',
      'It may climb onto the block it has just built: raise a square from level 2 to 3, move up from 2 and win.',
      'Both builds may go on the same square, and a dome on three blocks is allowed each time.',
      'Building first spends the power for the rest of the game.',
      'Persephone cannot demand it. If you could climb without it, you must climb in the turn you use it too.',
      'While Athena forbids climbing you may still build first, and step onto a square raised to your own level.',
      'Heroes play in games of two only.',
    ],
  },
  adonis: {
    name: 'Adonis',
    title: 'Devastatingly handsome',
    power:
      'Once per game, at the end of your turn, you may name a worker of yours and one of theirs: after their next turn they must be neighbours, if possible.',
    help: [
      'It is looked at when your opponent’s next turn is over, with every move, build and force done.',
      'Possible means in a complete turn that breaks no other law. Otherwise your opponent plays freely.',
      'A pair that already stands side by side must do so again at the end.',
      'A turn that wins need not obey.',
      'A worker that is gone is nobody’s neighbour: removing one of the two does not get your opponent out of it.',
      'Nobody has to spend a hero’s power to obey.',
      'Adonis is a hero and plays in games of two.',
    ],
    forbids: 'Adonis has charmed a worker of yours: it must end this turn next to his, if it can.',
    printed:
      'Once per game, at the end of your turn, you may name a worker of theirs: after their next turn it must be next to one of yours, if possible.',
  },
  atalanta: {
    name: 'Atalanta',
    title: 'Swift huntress',
    power: 'Once per game, your worker may move on after its move, as many times as you like.',
    help: [
      'Each step is a move of its own: one level up at most, and a climb to level 3 wins at once.',
      'The power is spent with the second step. A turn with a single step costs nothing.',
      'The same worker takes every step and builds where it stops. It may even run back to where it began.',
      'Persephone cannot demand the extra steps. If you could climb without them, a run must have a climb too.',
      'Against Aphrodite only the end of the run counts.',
      'As a hero, Atalanta runs in games of two only.',
    ],
  },
  bellerophon: {
    name: 'Bellerophon',
    title: 'Rider of the winged horse',
    power: 'Once per game, your worker may move up exactly two levels.',
    help: [
      'From the ground to level 2, or from level 1 to level 3, which wins. Three levels are too many.',
      'After that one climb your workers move up one level at most, as everybody’s do.',
      'While Athena or Nike forbids moving up, this climb is forbidden too.',
      'Against Hera a climb to level 3 on the edge does not win, and the power is spent all the same.',
      'Persephone cannot demand this climb. When she asks for an ordinary one, this one will do as well.',
      'Bellerophon is a hero: only for games of two.',
    ],
  },
  heracles: {
    name: 'Heracles',
    title: 'Doer of great deeds',
    power:
      'Once per game, instead of building, you may set any number of domes, whatever the height, next to either of your workers.',
    help: [
      'They go on free squares next to the worker that moved or next to the one that did not.',
      'None at all is a number too: with it a worker that cannot build still ends its turn. The printed edition wants at least one.',
      'In the revised edition a single dome that could be your usual build is just that, and the power stays.',
      'Below three blocks a dome only closes its square. It completes no tower.',
      'Next to Limus your domes are allowed; by her printed wording, only those on three blocks.',
      'Gaea may answer each of the domes with a worker.',
      'Heracles is a hero, so he plays in games of two.',
    ],
    printed:
      'Once per game, at the end of your turn, you may set any number of domes as well, whatever the height, next to either of your workers.',
  },
  jason: {
    name: 'Jason',
    title: 'Leader of the Argonauts',
    power:
      'Once per game, instead of your turn, a third worker may come to a free ground square on the edge; it moves and builds.',
    help: [
      'The worker waits beside the board. Once it has come it is like your others.',
      'A ground square has no blocks, and it must have no worker and no dome.',
      'Your other workers do nothing in that turn. It is a turn even when they are stuck.',
      'Coming is no move, so no ban on moving touches it. The move that follows obeys them all.',
      'Persephone cannot demand it. If you could climb without it, the new worker has to climb or may not come.',
      'Jason leads his heroes in games of two.',
    ],
    printed:
      'Once per game, instead of your turn, a third worker may come to a free ground square on the edge; it builds without moving.',
  },
  medea: {
    name: 'Medea',
    title: 'Powerful sorceress',
    power:
      'Once per game, at the end of your turn, you may take all blocks from under a worker next to one of yours; it comes down with them.',
    help: [
      'It may be a worker of any side, your own included, but nobody acts on themselves: yours must stand next to your other one.',
      'At least one block must be there. The worker ends on the ground; in the printed edition it comes down one level.',
      'Coming down like this is not moving: it wins nothing for Pan and wakes no power.',
      'Taking blocks away is no build, so Limus does not stop it.',
      'In the printed edition only a worker of yours that did not move can do it.',
      'Medea is one of the heroes, for games of two.',
    ],
    printed:
      'Once per game, at the end of your turn, you may take one block each from under any workers next to one of yours that did not move.',
  },
  odysseus: {
    name: 'Odysseus',
    title: 'Cunning leader',
    power:
      'Once per game, before your turn, you may force any number of opponents’ workers next to yours to free corners of the board.',
    help: [
      'Each goes once, one after the other, to a corner of your choice. Levels do not matter.',
      'Then you take your turn as usual, and you may enter a square that you have cleared.',
      'A corner with a worker or a dome takes nobody. With all four taken the power has to wait.',
      'Forced is not moved: whoever is sent to a corner of level 3 does not win.',
      'Persephone cannot demand it, even if it would open the only way up.',
      'Odysseus is a hero for games of two.',
    ],
  },
  polyphemus: {
    name: 'Polyphemus',
    title: 'One-eyed giant',
    power:
      'Once per game, at the end of your turn, you may set up to two domes on any free squares, whatever their height.',
    help: [
      'The squares may be anywhere on the board, near your workers or not, with no worker and no dome.',
      'You move and build first, as in any turn. The domes come on top of that.',
      'A single dome spends the power too: the second one cannot be kept for later.',
      'A dome on three blocks completes a tower, and Chronus counts it. A lower one does not.',
      'Limus allows your domes next to her workers; in the printed edition, only those on three blocks.',
      'A hero’s power is for games of two players.',
    ],
  },
  theseus: {
    name: 'Theseus',
    title: 'Hero of the labyrinth',
    power:
      'Once per game, at the end of your turn, you may remove an opponent’s worker next to and two levels above yours.',
    help: [
      'Exactly two levels: from the ground to level 2, or from level 1 to level 3. One or three will not do.',
      'Either of your workers may be the lower one, whether it moved or not.',
      'If there are several such workers, you choose one. It is out for the rest of the game.',
      'An opponent who loses the last worker loses the game when their turn begins.',
      'Removing the female worker of Selene takes the power of Selene with her.',
      'Against Aphrodite the worker you remove still counts for the move you made before.',
      'You may save it, even for ever. For games of two, like every hero.',
    ],
  },
};
