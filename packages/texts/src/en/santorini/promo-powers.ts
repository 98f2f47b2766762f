import type { PromoPowerTexts } from '../../santorini/power-text.ts';

/** The promotional powers. */
export const promoPowers: PromoPowerTexts = {
  asteria: {
    name: 'Asteria',
    title: 'Goddess of falling stars',
    power:
      'If your worker moved down this turn, you may end the turn by setting a dome on any free square, whatever its height.',
    help: [
      'The square may be anywhere on the board. It must have no worker and no dome.',
      'The dome comes after your normal build and does not replace it. You may leave it out.',
      'One level down is enough, and more levels give no more domes.',
      'A worker forced down has not moved down, so there is no dome for it.',
      'Against Persephone you cannot go down while one of your workers could climb. Against Hades, never.',
      'Limus does not stop your dome; in the printed edition she does next to her workers, below three blocks.',
    ],
  },
  'castor-and-pollux': {
    name: 'Castor & Pollux',
    title: 'Divine and mortal twins',
    power:
      'Instead of a normal turn, all your workers may move once and none builds, or all may build once and none moves.',
    help: [
      'They go one after the other, in any order: one may enter a square that the other has just left.',
      'All of them take part. If one cannot, that kind of turn is not possible.',
      'Each move may win, and a winning one ends the turn.',
      'When they build, one may build on top of what the other has just built.',
      'A worker put to sleep by Hypnus may build with the other, but the two cannot move together.',
      'Against Persephone you may not only build while one of you could climb.',
      'With a single worker left you may still only move, or only build.',
    ],
  },
  eris: {
    name: 'Eris',
    title: 'Goddess of discord',
    power:
      'Instead of your turn you may move and build with an opponent’s worker, but not with the one that their side moved last.',
    help: [
      'If they moved several workers in that turn, only the last of these is out of reach. Before their first turn you may take any.',
      'It moves and builds as a mortal’s would, under the laws that bind it.',
      'You never win by it, and its owner does not by climbing to level 3.',
      'The owner’s other ways to win do hold, such as a leap of Pan or a meeting of Eros; in the printed edition they do not.',
      'No power remembers what such a worker did: climbing with it does not wake Athena.',
      'For games of two or four.',
    ],
    printed:
      'Instead of your turn you may move and build with an opponent’s worker that their side did not move last; nobody wins by that turn.',
  },
  hippolyta: {
    name: 'Hippolyta',
    title: 'Queen of the Amazons',
    power: 'Every worker in the game, except your female one, may move only diagonally.',
    help: [
      'It binds everybody: opponents, your partner, and you with your other worker.',
      'Only moves are bound. Builds go in every direction, and so do forces.',
      'A jump of Iris, or a step round the edge with Urania, is diagonal if its direction is.',
      'When you place your workers the first square is hers, and everybody can see who she is.',
      'If she is removed, nobody is left who moves straight, on your side either.',
      'Think of a chessboard: who moves diagonally stays on squares of one colour.',
    ],
    forbids: 'Hippolyta lets only her female worker move straight: this one must move diagonally.',
  },
  hydra: {
    name: 'Hydra',
    title: 'Many-headed monster',
    power:
      'At the end of your turn you gain a worker if no two of yours are neighbours; otherwise you lose one of your choice.',
    help: [
      'The new one comes to a free square next to the worker that moved: to one of the lowest there, as you choose.',
      'If that worker has no free square next to it, nobody comes.',
      'The one you lose may be any of yours, the one that moved too. You cannot keep them all.',
      'A single worker has no neighbour, so it gains a companion.',
      'It is judged after your build. A win comes before it.',
      'There is no limit to your workers, and coming is no move.',
      'For games of two or three.',
    ],
  },
  iris: {
    name: 'Iris',
    title: 'Goddess of the rainbow',
    power:
      'Your worker may jump over a worker next to it to the free square straight beyond, whatever the level of that square.',
    help: [
      'It may be any worker, one of your own too. Its level does not matter either.',
      'The jump is your move of the turn. From any lower level up to level 3 it wins.',
      'Athena and Nike can forbid a jump up, and Hades a jump down.',
      'Aeolus and Hippolyta look at the direction of the jump.',
      'You build next to where you land, so not on the square you came from.',
      'If a jump is your only way up, Persephone may demand it.',
    ],
  },
  maenads: {
    name: 'Maenads',
    title: 'The raving ones',
    power: 'At the end of your turn, an opponent who has a worker straight between two of yours loses.',
    help: [
      'Straight between means in the middle of three squares in a line: along a row, a column or a diagonal.',
      'Levels do not matter, nor does how the three came there.',
      'It is looked at only when your own turn is complete, after the build.',
      'With three players, the one who is caught is out and the others play on.',
      'Hera does not stop it, since it is no win by moving.',
      'A worker of Clio on a coin cannot be caught.',
    ],
  },
  nyx: {
    name: 'Nyx',
    title: 'Goddess of night',
    power:
      'With an odd number of complete towers at the end of a turn you have the night power and your opponent none; with an even number, only they have one.',
    help: [
      'The night power is known before the powers are picked, and lies open beside the board.',
      'A complete tower is three blocks and a dome. No tower is an even number, so the game begins by day.',
      'The change comes before a card is drawn or an extra turn begins; in the printed edition, when the next turn begins.',
      'By day your opponent plays with their own power and you with none.',
      'What the night power says about setting up is left out.',
      'Tokens of a power that is switched off stay where they are and do nothing.',
      'Nyx meets a single opponent, in games of two.',
    ],
    printed:
      'With an odd number of complete towers when a turn begins you have the night power and your opponent none; with an even number, only they have one.',
  },
  pegasus: {
    name: 'Pegasus',
    title: 'Horse with wings',
    power: 'Your worker may move up more than one level, but such a flight does not win.',
    help: [
      'You may fly from the ground to level 2 or 3, and from level 1 to level 3.',
      'You win as everybody does: by moving up from level 2 to level 3.',
      'After a flight to level 3 the turn goes on and the worker builds. It must come down before it can win.',
      'A flight is a move up: Athena and Nike can forbid it.',
      'Persephone may demand it: if a flight is your only way up, you must fly.',
    ],
  },
  proteus: {
    name: 'Proteus',
    title: 'Shapeshifting god of the sea',
    power:
      'You have three workers; when one of them has moved, one of the others must come to the square it left.',
    help: [
      'You choose which one comes. It may come from anywhere, whatever the levels.',
      'It is forced and has not moved: coming to level 3 this way does not win.',
      'A winning move ends the game before anybody comes.',
      'Nobody comes if the square is not free, or if you have no other worker.',
      'The worker that moved builds, and the square it left is taken.',
      'Against Harpies the other comes first. Then the worker that moved is swept on.',
      'Proteus plays with two or three.',
    ],
  },
  scylla: {
    name: 'Scylla',
    title: 'Menacing monster of the sea',
    power:
      'After your move you may drag an opponent’s worker that is next to the square you left into that square.',
    help: [
      'What counts is the square you left, not the one where you are now. Levels do not matter.',
      'Dragged is forced: a worker that is dragged up to level 3 does not win.',
      'One worker a turn, and none after a winning move, unless Aphrodite forbids that move without it.',
      'You build afterwards, when the square you left is taken.',
      'Against Aphrodite you may walk off and drag her worker after you: she looks when that is done.',
      'Scylla plays with two or four.',
    ],
  },
  tyche: {
    name: 'Tyche',
    title: 'Goddess of fortune',
    power:
      'After each of your turns you draw one of six cards; the six shuffles them all and lets you take another turn.',
    help: [
      'The cards are numbered from one to six. The first five do nothing.',
      'A card that is drawn stays out until the six comes, so the six comes within six draws.',
      'The extra turn is an ordinary one: you may win in it. You may also decline it.',
      'After the extra turn you do not draw.',
      'Everybody can see how many cards have been drawn since the last shuffle.',
    ],
  },
};
