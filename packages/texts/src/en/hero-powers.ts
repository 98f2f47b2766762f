import type { HeroPowerTexts } from '../power-text.ts';

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
