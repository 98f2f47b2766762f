import type { PromoPowerTexts } from '../../santorini/power-text.ts';

/** The promotional powers. */
export const promoPowers: PromoPowerTexts = {
  asteria: {
    name: 'Asteria',
    title: 'Goddess of falling stars',
    power:
      'If your worker moved down this turn, you may end the turn by putting a dome on any free square, at any height.',
    theirs:
      'If their worker moved down in a turn, they may end that turn by putting a dome on any free square, at any height.',
    help: [
      'The square can be anywhere on the board, with no worker and no dome.',
      'The dome comes after your normal build and doesn’t replace it. You don’t have to build it.',
      'One level down is enough. More levels don’t give you more domes.',
      'Being forced down isn’t moving down, so it doesn’t give you a dome.',
      'Against Persephone you can’t move down while one of your workers could climb. Against Hades, never.',
      'Limus doesn’t stop your dome; in the printed edition she does, next to her workers and below three blocks.',
    ],
  },
  'castor-and-pollux': {
    name: 'Castor & Pollux',
    title: 'Divine and mortal twins',
    power:
      'Instead of a normal turn, all your workers may move once and none builds, or all may build once and none moves.',
    theirs:
      'Instead of a normal turn, all their workers may move once and none builds, or all may build once and none moves.',
    help: [
      'They go one after another, in any order: one may enter a square the other just left.',
      'All of them take part. If one can’t, you can’t take that kind of turn.',
      'Each move can win, and a winning one ends the turn.',
      'When they build, one may build on top of what the other just built.',
      'A worker put to sleep by Hypnus can build with the other, but the two can’t move together.',
      'Against Persephone you can’t just build while one of your workers could climb.',
      'With only one worker left you may still just move, or just build.',
    ],
  },
  eris: {
    name: 'Eris',
    title: 'Goddess of discord',
    power:
      'Instead of your turn you may move and build with an opponent’s worker, but not the one they moved last.',
    theirs:
      'Instead of their turn they may move and build with an opponent’s worker, but not the one its player moved last.',
    help: [
      'If they moved several workers that turn, only the last of them is out of reach. Before their first turn you may take any.',
      'It moves and builds like a mortal’s worker, and obeys every power that restricts it.',
      'You can’t win by it, and its owner doesn’t win if it climbs to level 3.',
      'The owner’s other ways to win do count, such as Pan’s jump or Eros’s meeting; in the printed edition they don’t.',
      'What that worker does doesn’t count later: climbing with Athena’s worker doesn’t stop anyone.',
      'Against Persephone, a climb by the worker you borrow counts, and you must make it if there’s no other.',
      'Played by two or four.',
    ],
    printed:
      'Instead of your turn you may move and build with an opponent’s worker that they didn’t move last; nobody can win that turn.',
    theirsPrinted:
      'Instead of their turn they may move and build with an opponent’s worker that its player didn’t move last; nobody can win that turn.',
  },
  hippolyta: {
    name: 'Hippolyta',
    title: 'Queen of the Amazons',
    power: 'Every worker in the game except your female one can only move diagonally.',
    theirs: 'Every worker in the game except their female one can only move diagonally.',
    help: [
      'It affects everyone: opponents, your partner, and your own other worker.',
      'It only affects moves. Workers build, and are forced, in any direction.',
      'Iris’s jump, or Urania’s step around the edge, is diagonal if its direction is.',
      'The first worker you place is her, and everyone can see which one she is.',
      'If she’s removed, nobody can move straight any more, not even you.',
      'Think of a chessboard: moving diagonally keeps you on squares of one colour.',
    ],
    forbids: 'Hippolyta only lets her female worker move straight: this one must move diagonally.',
    binds: 'Hippolyta: only her female worker moves straight',
  },
  hydra: {
    name: 'Hydra',
    title: 'Many-headed monster',
    power:
      'At the end of your turn you gain a worker if no two of yours are neighbours; otherwise you lose one of your choice.',
    theirs:
      'At the end of their turn they gain a worker if no two of theirs are neighbours; otherwise they lose one of their choice.',
    help: [
      'The new one goes on a free square next to the worker that moved: one of the lowest there, as you choose.',
      'If there’s no free square next to that worker, you don’t gain one.',
      'You can lose any of your workers, even the one that moved. You can’t keep them all.',
      'With only one worker left, you always gain one.',
      'It happens after your build. A win comes first.',
      'There’s no limit to how many workers you have, and growing one isn’t moving.',
      'Played by two or three.',
    ],
  },
  iris: {
    name: 'Iris',
    title: 'Goddess of the rainbow',
    power:
      'Your worker may jump over a worker next to it to the free square straight beyond, whatever its level.',
    theirs:
      'Their worker may jump over a worker next to it to the free square straight beyond, whatever its level.',
    help: [
      'It can be any worker, even your own. Its level doesn’t matter either.',
      'The jump is your move for the turn. Jumping up to level 3 from any lower level wins.',
      'Athena and Nike can stop a jump up, and Hades a jump down.',
      'For Aeolus and Hippolyta, the direction of the jump counts.',
      'You build next to where you land, so you can’t build on the square you came from.',
      'Against Persephone, you must jump if that’s your only way up.',
    ],
  },
  maenads: {
    name: 'Maenads',
    title: 'The raving ones',
    power: 'At the end of your turn, an opponent who has a worker straight between two of yours loses.',
    theirs: 'If you have a worker straight between two of theirs at the end of their turn, you lose.',
    help: [
      'Straight between means in the middle of three squares in a line: along a row, a column or a diagonal.',
      'Levels don’t matter, and neither does how the three got there.',
      'It’s only checked at the end of your own turn, after the build.',
      'With three players, whoever is caught is out and the others play on.',
      'Hera doesn’t stop it, since it’s not a win by moving.',
      'Clio’s worker on a coin can’t be caught.',
    ],
  },
  nyx: {
    name: 'Nyx',
    title: 'Goddess of night',
    power:
      'If there’s an odd number of complete towers at the end of a turn, you have the night power and your opponent none; if it’s even, only they have one.',
    theirs:
      'If there’s an odd number of complete towers at the end of a turn, they have the night power and you have none; if it’s even, only you have one.',
    help: [
      'Everyone sees the night power before powers are picked. It’s shown beside the board.',
      'A complete tower is three blocks and a dome. Zero is even, so the game starts by day.',
      'The change comes before drawing a card or an extra turn; in the printed edition, when the next turn begins.',
      'By day your opponent has their own power and you have none.',
      'Anything the night power says about setup doesn’t apply.',
      'Tokens of a power that’s off stay where they are and do nothing.',
      'Nyx is for two players.',
    ],
    printed:
      'If there’s an odd number of complete towers when a turn begins, you have the night power and your opponent none; if it’s even, only they have one.',
    theirsPrinted:
      'If there’s an odd number of complete towers when a turn begins, they have the night power and you have none; if it’s even, only you have one.',
  },
  pegasus: {
    name: 'Pegasus',
    title: 'Horse with wings',
    power: 'Your worker may move up more than one level, but a flight like that doesn’t win.',
    theirs: 'Their worker may move up more than one level, but a flight like that doesn’t win.',
    help: [
      'You may fly from the ground to level 2 or 3, and from level 1 to level 3.',
      'You win like everyone else, by moving up from level 2 to level 3.',
      'After a flight to level 3 the turn goes on and the worker builds. It must come down before it can win.',
      'A flight is a move up: Athena and Nike can stop it.',
      'Against Persephone, you must fly if it’s your only way up.',
    ],
  },
  proteus: {
    name: 'Proteus',
    title: 'Shapeshifting god of the sea',
    power:
      'You have three workers; when one of them has moved, one of the others must take the square it left.',
    theirs:
      'They have three workers; when one of them has moved, one of the others must take the square it left.',
    help: [
      'You choose which one. It can come from anywhere, whatever the levels.',
      'It’s forced, not moved: getting to level 3 this way doesn’t win.',
      'A winning move ends the game before that.',
      'Nothing happens if the square isn’t free, or if you have no other worker.',
      'The worker that moved builds, and the square it left is taken by then.',
      'Against the Harpies, the other worker comes first. Then the one that moved is swept on.',
      'Proteus is for two or three players.',
    ],
  },
  scylla: {
    name: 'Scylla',
    title: 'Menacing monster of the sea',
    power: 'After moving, you may drag an opponent’s worker next to the square you left into that square.',
    theirs: 'After moving, they may drag an opponent’s worker next to the square they left into that square.',
    help: [
      'What counts is the square you left, not where you are now. Levels don’t matter.',
      'Being dragged isn’t moving: a worker dragged up to level 3 doesn’t win.',
      'One worker per turn, and none after a winning move, unless Aphrodite would otherwise forbid that move.',
      'You build after that, when the square you left is taken.',
      'Against Aphrodite you may move off and drag her worker after you: what counts is where you both end up.',
      'Scylla is for two or four players.',
    ],
  },
  tyche: {
    name: 'Tyche',
    title: 'Goddess of fortune',
    power:
      'After each of your turns you draw one of six cards; the six shuffles them all and lets you take another turn.',
    theirs:
      'After each of their turns they draw one of six cards; the six shuffles them all and lets them take another turn.',
    help: [
      'The cards are numbered from one to six. The first five do nothing.',
      'A drawn card stays out until the six comes up, so you get the six within six draws.',
      'The extra turn is a normal one, and you can win in it. You can also decline it.',
      'You don’t draw after the extra turn.',
      'Everyone can see how many cards have been drawn since the last shuffle.',
    ],
  },
};
