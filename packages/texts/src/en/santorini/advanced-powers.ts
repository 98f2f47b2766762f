import type { AdvancedPowerTexts } from '../../santorini/power-text.ts';

/** The twenty advanced powers. */
export const advancedPowers: AdvancedPowerTexts = {
  aphrodite: {
    name: 'Aphrodite',
    title: 'Goddess of love',
    power:
      'If an opponent’s worker starts its turn next to one of yours and moves, it must end up next to one of yours.',
    theirs:
      'If your worker starts your turn next to one of theirs and moves, it must end up next to one of theirs.',
    help: [
      'Any of your workers will do: it may leave one and end up next to another.',
      'A worker that doesn’t move isn’t affected.',
      'Only the last move counts. A worker that moves several times may stray on the way, but it can’t win away from you.',
      'What counts is where your workers are after that move, even if a swap, a push or a ferry put them there.',
      'A worker that can’t do this can’t move, and a player with no other turn loses.',
      'For two or four players.',
    ],
    forbids: 'Aphrodite holds this worker: its move must end next to one of her workers.',
    binds: 'Can’t leave Aphrodite’s workers',
  },
  ares: {
    name: 'Ares',
    title: 'God of war',
    power:
      'At the end of your turn, your worker that didn’t move may take the top block off a free square next to it.',
    theirs:
      'At the end of their turn, their worker that didn’t move may take the top block off a free square next to it.',
    help: [
      'The square must have no worker and no dome. Domes are never taken away.',
      'You may take the block you just built.',
      'With only one worker left, none stayed put, and the power does nothing.',
      'You can always leave everything as it is.',
    ],
  },
  bia: {
    name: 'Bia',
    title: 'Goddess of violence',
    power:
      'Place first, on the edge. When you move, an opponent’s worker on the next square straight ahead is removed.',
    theirs:
      'They place first, on the edge. When they move, an opponent’s worker on the next square straight ahead is removed.',
    help: [
      'You place your workers before everyone else; it doesn’t change who takes the first turn.',
      'Straight ahead means one square beyond the one you move to, in the direction of your move.',
      'You can’t choose not to, and the worker doesn’t come back. Your own workers are safe.',
      'You can build on the freed square in the same turn.',
      'A player without workers loses when it’s their turn.',
    ],
    forbids: 'Bia’s workers start on the edge of the board.',
    printed:
      'Place first, on any squares. When you move, an opponent’s worker on the next square straight ahead is removed.',
    theirsPrinted:
      'They place first, on any squares. When they move, an opponent’s worker on the next square straight ahead is removed.',
  },
  chaos: {
    name: 'Chaos',
    title: 'The void before the gods',
    power:
      'You have a simple power drawn at random, and draw another after every turn in which someone builds a dome.',
    theirs:
      'They have a simple power drawn at random, and draw another after every turn in which someone builds a dome.',
    help: [
      'The deck is made up of the simple powers nobody else has. Its order is secret.',
      'Any player’s dome counts, at any height; several domes in one turn change your power only once.',
      'The change comes when that turn is over. Until then you keep the old power.',
      'When the deck is empty, the used powers are shuffled again.',
      'If you draw Athena right after a turn in which you climbed, your opponents can’t move up.',
    ],
  },
  charon: {
    name: 'Charon',
    title: 'Ferryman of the dead',
    power:
      'Before it moves, your worker may carry an opponent’s worker next to it to the free square on its opposite side.',
    theirs:
      'Before it moves, their worker may carry an opponent’s worker next to it to the free square on its opposite side.',
    help: [
      'Both squares and your worker are in a straight line, with your worker in the middle. Levels don’t matter.',
      'The worker that ferries must be the one that moves and builds. One ferry per turn.',
      'You may move onto the square you just cleared, even to win.',
      'Being forced isn’t moving: a worker ferried up to level 3 doesn’t win.',
      'Against Persephone you must ferry if it’s the only way to move up.',
      'A worker put to sleep by Hypnus can’t ferry, because it couldn’t move afterwards.',
    ],
  },
  chronus: {
    name: 'Chronus',
    title: 'God of time',
    power:
      'You also win the moment there are five complete towers on the board, no matter who completed them.',
    theirs:
      'They also win the moment there are five complete towers on the board, no matter who completed them.',
    help: [
      'A complete tower is three blocks and a dome. A dome on fewer blocks doesn’t count.',
      'It works on anyone’s turn. If someone has already won that turn with a move, that win stands.',
      'It’s not a win by moving, so Hera doesn’t stop it.',
      'Nobody can win in Dionysus’s extra turn: a fifth tower then counts when that turn is over.',
      'Chronus is for two players only.',
    ],
  },
  circe: {
    name: 'Circe',
    title: 'Enchantress of the island',
    power:
      'If your opponent’s workers aren’t next to each other when your turn begins, their power is yours until your next turn.',
    theirs:
      'If your workers aren’t next to each other when their turn begins, your power is theirs until their next turn.',
    help: [
      'That means on neighbouring squares. A lone worker counts as being apart.',
      'While you have the power, your opponent plays without it. When their workers are together again, they get it back.',
      'A power that restricts opponents, such as Hera’s or Limus’s, then restricts its own owner.',
      'Whatever a power has saved comes with it: you can use Morpheus’s builds, and you save one as he would.',
      'A climb made with Athena is forgotten when her power changes hands.',
      'Circe needs a single opponent, so she’s for two players only.',
    ],
  },
  dionysus: {
    name: 'Dionysus',
    title: 'God of wine',
    power:
      'Each time you complete a tower, you may take an extra turn with an opponent’s worker; nobody can win in it.',
    theirs:
      'Each time they complete a tower, they may take an extra turn with an opponent’s worker; nobody can win in it.',
    help: [
      'A complete tower is three blocks and a dome; it counts if you build the dome.',
      'In the extra turn you move and build with one of an opponent’s workers. You can decline it.',
      'Completing a tower in the extra turn gives you another one.',
      'A power that restricts its owner’s opponents doesn’t restrict its owner’s worker while you play it.',
      'The extra turn comes after everything else in your turn.',
    ],
  },
  eros: {
    name: 'Eros',
    title: 'God of desire',
    power:
      'Start on opposite edges. You also win by moving a worker next to your other one when both are on level 1.',
    theirs:
      'They start on opposite edges. They also win by moving a worker next to their other one when both are on level 1.',
    help: [
      'One worker starts on any square of one edge, the other on the opposite edge. A corner belongs to two edges.',
      'Your own move must bring them together: being forced next to each other doesn’t win.',
      'With three players the two must be on the same level, whichever it is.',
      'You need both workers: with one left, only climbing wins.',
      'Against Hera it doesn’t win if the worker that moved ends on the edge.',
      'Against Persephone you must climb while you can.',
    ],
    forbids: 'Eros’s workers start on opposite edges of the board.',
  },
  hera: {
    name: 'Hera',
    title: 'Goddess of marriage',
    power: 'Opponents can’t win with a move that ends on the edge of the board.',
    theirs: 'You can’t win with a move that ends on the edge of the board.',
    help: [
      'The move itself is allowed. The turn goes on and the worker has to build.',
      'A worker on level 3 like this has to come down before it can move up and win.',
      'That goes for every win by moving: the climb to level 3, Pan’s jump and Eros’s meeting.',
      'It doesn’t stop other wins: Chronus’s five towers, or a player who can’t take a turn.',
      'Your own workers can still win on the edge.',
    ],
  },
  hestia: {
    name: 'Hestia',
    title: 'Goddess of hearth and home',
    power: 'After building, your worker may build again on an inner square, away from the edge of the board.',
    theirs:
      'After building, their worker may build again on an inner square, away from the edge of the board.',
    help: [
      'The inner squares are the nine in the middle, from B2 to D4.',
      'Your first build may go anywhere, including the edge.',
      'Both builds may go on the same inner square.',
      'The second build may be a dome if the square has three blocks.',
    ],
  },
  hypnus: {
    name: 'Hypnus',
    title: 'God of sleep',
    power:
      'If one of an opponent’s workers is higher than all their others when their turn begins, it’s asleep and can’t move that turn.',
    theirs:
      'If one of your workers is higher than all your others when your turn begins, it’s asleep and can’t move that turn.',
    help: [
      'It’s decided when the turn begins and doesn’t change during it.',
      'If two workers are equally high, both are awake.',
      'A single worker is always the highest, so it can’t move.',
      'A sleeping worker can be forced, and may build if its power lets it: with Hermes, Poseidon or Selene.',
      'A player who could only play with the sleeping worker loses.',
    ],
    forbids: 'Hypnus keeps your highest worker asleep: it can’t move this turn.',
    binds: 'Hypnus has put your highest worker to sleep',
  },
  limus: {
    name: 'Limus',
    title: 'Goddess of famine',
    power:
      'Opponents can’t build blocks on squares next to your workers; domes are all they can build there.',
    theirs: 'You can’t build blocks on squares next to their workers; domes are all you can build there.',
    help: [
      'What counts is where your workers are when they build, after any swap, push or ferry.',
      'Opponents may still move there, but not if it leaves them nowhere to build.',
      'Atlas and Selene may build a dome next to you below three blocks; in the printed edition they can’t.',
      'Zeus can’t build under himself next to you.',
      'Turning to stone is building: Medusa can’t touch one of your workers that’s next to another.',
    ],
    forbids: 'That square is next to one of Limus’s workers: you can’t build there.',
    printed:
      'Opponents can’t build on squares next to your workers, except to complete a tower with its dome.',
    theirsPrinted:
      'You can’t build on squares next to their workers, except to complete a tower with its dome.',
  },
  medusa: {
    name: 'Medusa',
    title: 'Gorgon with the stone gaze',
    power:
      'At the end of your turn, every opponent’s worker that is next to and lower than one of yours turns into a block.',
    theirs:
      'At the end of their turn, every opponent’s worker that is next to and lower than one of theirs turns into a block.',
    help: [
      'The worker is removed from the game and its square gains a block.',
      'It happens after your build, to all of them at once, and you can’t choose not to.',
      'A worker on the same level is safe.',
      'With several opponents it affects them all.',
      'A player with no workers left loses as soon as it’s their turn.',
      'Against Limus, a worker that’s next to another of hers is safe.',
    ],
  },
  morpheus: {
    name: 'Morpheus',
    title: 'God of dreams',
    power:
      'You save one build at the start of each turn; after moving, use as many saved builds as you like, or none.',
    theirs:
      'They save one build at the start of each turn; after moving, they use as many saved builds as they like, or none.',
    help: [
      'Every build uses up a saved one. What you don’t use stays saved for later.',
      'The worker that moved makes them all, on any free squares next to it, even the same one.',
      'With several builds you can raise a tower and close it with a dome in one turn.',
      'You can take a turn without building, so you only lose when none of your workers can move.',
      'Everyone can see how many builds you’ve saved.',
    ],
  },
  persephone: {
    name: 'Persephone',
    title: 'Goddess of spring',
    power: 'On an opponent’s turn, one of their workers must move up if there’s any way to do it.',
    theirs: 'On your turn, one of your workers must move up if there’s any way to do it.',
    help: [
      'One move up by any worker is enough.',
      'It has to be possible in a complete turn, including the build and whatever other powers forbid.',
      'Whatever their power offers counts: Artemis’s second move, Triton’s run or Charon’s ferry.',
      'Prometheus can’t build first, and Hermes can’t walk, while they could climb instead.',
      'Pan’s jump and Eros’s meeting have to wait while a climb is possible.',
      'Being forced up, or rising on a block like Zeus, isn’t moving up.',
    ],
    forbids: 'Against Persephone, one of your workers must move up this turn.',
    binds: 'Must move up: Persephone insists',
  },
  poseidon: {
    name: 'Poseidon',
    title: 'God of the sea',
    power:
      'After you build, your worker that didn’t move may build up to three more times if it’s on the ground.',
    theirs:
      'After they build, their worker that didn’t move may build up to three more times if it’s on the ground.',
    help: [
      'It builds on free squares next to it, even on the same one again.',
      'That may include a dome on three blocks.',
      'You choose how many: none, one, two or three.',
      'With only one worker left, none stayed put, so there are no extra builds.',
      'A worker put to sleep by Hypnus can still build this way.',
    ],
  },
  selene: {
    name: 'Selene',
    title: 'Goddess of the moon',
    power:
      'Whichever worker moved, your female worker may build a dome next to her, at any height, as your build for the turn.',
    theirs:
      'Whichever worker moved, their female worker may build a dome next to her, at any height, as their build for the turn.',
    help: [
      'The dome replaces your normal build. Otherwise the worker that moved builds as usual.',
      'If she moved, she may build normally or build a dome. If she didn’t, she can only build a dome.',
      'When you place your workers, the first one is her. Everyone can see which one she is.',
      'A dome on fewer than three blocks isn’t a complete tower.',
      'If she’s removed from the game, the power is gone.',
      'When Hypnus puts her to sleep she can’t move, but she can still build her dome.',
    ],
  },
  triton: {
    name: 'Triton',
    title: 'God of the waves',
    power: 'Whenever your worker’s move ends on the edge of the board, that worker may move again.',
    theirs: 'Whenever their worker’s move ends on the edge of the board, that worker may move again.',
    help: [
      'Moving along the edge counts too, so a run can be long. The first move to an inner square ends it.',
      'You can stop wherever you like, and the worker builds from there.',
      'The usual limit applies to each move: one level up at most. A move up to level 3 wins at once.',
      'Against Persephone, a run must include a climb if any run can.',
      'Against Aphrodite, only the end of the run matters.',
    ],
  },
  zeus: {
    name: 'Zeus',
    title: 'God of the sky',
    power: 'Your worker may build the next block under its own feet and rise with it.',
    theirs: 'Their worker may build the next block under its own feet and rise with it.',
    help: [
      'It’s your build for the turn, after the move.',
      'It works on the ground, on level 1 and on level 2, but not on level 3, where only a dome would fit.',
      'Rising isn’t moving: reaching level 3 this way doesn’t win.',
      'From level 3 your worker has to come down before it can move up and win.',
      'You can’t do it next to Limus’s workers.',
    ],
  },
};
