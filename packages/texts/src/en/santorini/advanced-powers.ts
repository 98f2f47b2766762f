import type { AdvancedPowerTexts } from '../../santorini/power-text.ts';

/** The twenty advanced powers. */
export const advancedPowers: AdvancedPowerTexts = {
  aphrodite: {
    name: 'Aphrodite',
    title: 'Goddess of love',
    power:
      'An opponent’s worker that begins their turn next to one of yours must, if it moves, end next to one of yours.',
    help: [
      'Any of your workers will do: it may leave one and come to the other.',
      'A worker that does not move is free of it.',
      'Only the last move counts. A worker that moves several times may stray on the way, but not to win far from you.',
      'Your workers count where they stand after that move, even if a swap, a push or a ferry has put them there.',
      'A worker that cannot obey cannot move, and a player with no other turn loses.',
      'For two or four players.',
    ],
    forbids: 'Aphrodite holds this worker: its move must end next to one of her workers.',
  },
  ares: {
    name: 'Ares',
    title: 'God of war',
    power:
      'At the end of your turn, your worker that stayed still may take the top block off a free square next to it.',
    help: [
      'The square must have no worker and no dome. Domes are never taken away.',
      'You may take the block you have just built.',
      'With a single worker left you have none that stayed still, and the power rests.',
      'You may always leave everything as it is.',
    ],
  },
  bia: {
    name: 'Bia',
    title: 'Goddess of violence',
    power:
      'Place first, on edge squares. When you move, an opponent’s worker on the next square straight ahead is removed.',
    help: [
      'You place your workers before everybody else; who takes the first turn does not change.',
      'Straight ahead means one square beyond the one you enter, in the direction of your move.',
      'The removal is not a choice, and the worker does not come back. Your own side’s workers are safe.',
      'The square that became free can be built on in the same turn.',
      'A player without workers loses when their turn comes.',
    ],
    forbids: 'Bia’s workers start on the edge of the board.',
    printed:
      'Place first, on any squares. When you move, an opponent’s worker on the next square straight ahead is removed.',
  },
  chaos: {
    name: 'Chaos',
    title: 'The void before the gods',
    power:
      'You hold a simple power drawn at random, and draw another after every turn in which somebody builds a dome.',
    help: [
      'The deck is made of the simple powers that nobody else has. The order of the deck is secret.',
      'Any dome by any player counts, on any height; several domes in one turn change your power once.',
      'The change comes when that turn is over. Until then the old power holds.',
      'When the deck is empty, the powers laid aside are shuffled again.',
      'If you draw Athena right after a turn in which you climbed, your opponents may not move up.',
    ],
  },
  charon: {
    name: 'Charon',
    title: 'Ferryman of the dead',
    power:
      'Before it moves, your worker may carry an opponent’s worker next to it to the free square on its opposite side.',
    help: [
      'Both squares and your worker stand in one line, with your worker in the middle. Levels do not matter.',
      'The worker that ferried must be the one that moves and builds. One ferry a turn.',
      'You may move onto the square you have just cleared, even to win.',
      'Forced is not moved: a worker ferried up to level 3 does not win.',
      'Against Persephone you must ferry when only that opens a way up.',
      'A worker put to sleep by Hypnus cannot ferry, because it could not move afterwards.',
    ],
  },
  chronus: {
    name: 'Chronus',
    title: 'God of time',
    power: 'You also win the moment five complete towers stand on the board, no matter who finished them.',
    help: [
      'A complete tower is three blocks and a dome. A dome on fewer blocks does not count.',
      'It works in anybody’s turn. If the same turn has already been won by a move, that win stands.',
      'It is not a win by moving, so Hera does not stop it.',
      'In an extra turn of Dionysus nobody can win: the fifth tower then counts when that turn is over.',
      'Chronus plays in games of two only.',
    ],
  },
  circe: {
    name: 'Circe',
    title: 'Enchantress of the island',
    power:
      'If your opponent’s workers are not side by side when your turn begins, their power is yours until your next turn.',
    help: [
      'Side by side means on neighbouring squares. A worker left alone counts as apart.',
      'While you hold the power, your opponent plays without it. When their workers stand together, it goes back.',
      'A power that binds opponents, such as Hera’s or Limus’s, then binds its own owner.',
      'What a power has saved goes with it: you may spend the builds of Morpheus, and you save one as he would.',
      'A climb remembered for Athena is forgotten when the power changes hands.',
      'Circe needs a single opponent, so she plays in games of two only.',
    ],
  },
  dionysus: {
    name: 'Dionysus',
    title: 'God of wine',
    power:
      'Each time you finish a complete tower you may take an extra turn with an opponent’s worker; nobody can win in it.',
    help: [
      'A complete tower is three blocks and a dome, and it is yours if your build put the dome on.',
      'In the extra turn you move and build with one worker of an opponent. You may decline it.',
      'A tower finished in the extra turn earns one more.',
      'A power that binds its owner’s opponents does not bind its owner’s worker while you lead it.',
      'The extra turn comes after everything else in your turn.',
    ],
  },
  eros: {
    name: 'Eros',
    title: 'God of desire',
    power:
      'Start on opposite edges. You also win by moving a worker next to your other one when both are on level 1.',
    help: [
      'One worker starts on any square of one edge, the other on the edge opposite. A corner belongs to two edges.',
      'It must be your move that brings them together: being forced side by side does not win.',
      'With three players the two must be on the same level, whichever it is.',
      'You need both workers: with one left, only the climb wins.',
      'Against Hera it does not win if the worker that moved ends on the edge.',
      'Against Persephone you must climb while you can.',
    ],
    forbids: 'Eros’s workers start on opposite edges of the board.',
  },
  hera: {
    name: 'Hera',
    title: 'Goddess of marriage',
    power: 'No opponent wins by a move that ends on the edge of the board.',
    help: [
      'The move itself is allowed. The turn goes on, and the worker has to build.',
      'A worker left on level 3 that way has to come down before it can move up and win.',
      'It holds for every win by moving: the climb to level 3, Pan’s leap and Eros’s meeting.',
      'It does not stop a win of another kind: five towers for Chronus, or a player with no turn left.',
      'Your own workers win on the edge as always.',
    ],
  },
  hestia: {
    name: 'Hestia',
    title: 'Goddess of hearth and home',
    power:
      'After its build, your worker may build again on an inner square, away from the edge of the board.',
    help: [
      'The inner squares are the nine in the middle, from B2 to D4.',
      'Your first build may go anywhere, the edge included.',
      'Both builds may go on the same inner square.',
      'The second build may be a dome, if the square has three blocks.',
    ],
  },
  hypnus: {
    name: 'Hypnus',
    title: 'God of sleep',
    power:
      'A worker that stands higher than all its companions when an opponent’s turn begins sleeps, and cannot move in that turn.',
    help: [
      'It is judged at the beginning of the turn and does not change during it.',
      'Two workers at the same greatest height are both awake.',
      'A worker left alone is the highest of its side, so it cannot move.',
      'A sleeping worker can be forced, and it may build where its power lets it: with Hermes, Poseidon or Selene.',
      'A player whose only turns need the sleeping worker loses.',
    ],
    forbids: 'Hypnus keeps your highest worker asleep: it cannot move this turn.',
  },
  limus: {
    name: 'Limus',
    title: 'Goddess of famine',
    power:
      'Opponents may not build blocks on squares next to your workers; domes are all they can build there.',
    help: [
      'What counts is where your workers stand when the build is made, after any swap, push or ferry.',
      'Opponents may still move there. A move that leaves no square to build on is not allowed.',
      'A dome before its time, by Atlas or Selene, is allowed next to you; in the printed edition it is not.',
      'Zeus may not raise himself on a square next to you.',
      'Turning to stone is a build: Medusa cannot touch a worker of yours that stands next to another of yours.',
    ],
    forbids: 'That square is next to a worker of Limus: you may not build there.',
    printed:
      'Opponents may not build on squares next to your workers, except to complete a tower with its dome.',
  },
  medusa: {
    name: 'Medusa',
    title: 'Gorgon with the stone gaze',
    power:
      'At the end of your turn, every opponent’s worker next to and lower than one of yours turns into a block.',
    help: [
      'The worker is removed from the game and its square rises by one block.',
      'It happens after your build, to all of them at once, and it is not a choice.',
      'Lower means lower: a worker on your level is safe.',
      'With more than one opponent it strikes them all.',
      'A player who has no workers left loses as soon as it is their turn.',
      'Against Limus, a worker that stands next to another of Limus is safe.',
    ],
  },
  morpheus: {
    name: 'Morpheus',
    title: 'God of dreams',
    power:
      'You save one build at the start of each turn; after moving, spend as many saved builds as you wish, even none.',
    help: [
      'There is no other build: each one costs a saved build, and what you do not spend stays for later.',
      'The worker that moved makes them all, on any free squares next to it, the same one again if you wish.',
      'Several builds may raise a tower and close it with a dome in one turn.',
      'A turn without a build is allowed, so you lose only when no worker of yours can move.',
      'Everybody can see how many builds you have saved.',
    ],
  },
  persephone: {
    name: 'Persephone',
    title: 'Goddess of spring',
    power: 'In an opponent’s turn, one of their workers must move up, if there is any way to do it.',
    help: [
      'One move up by any worker is enough.',
      'It has to be possible in a complete turn, with its build and with everything other powers forbid.',
      'What a power offers counts as possible: a second move of Artemis, a run of Triton or a ferry of Charon.',
      'Prometheus may not build first, and Hermes may not walk, while they could climb instead.',
      'Pan’s leap and Eros’s meeting have to wait while there is a climb.',
      'Being forced up, or rising on a block as Zeus does, is not moving up.',
    ],
    forbids: 'Persephone asks for a climb: one of your workers must move up this turn.',
  },
  poseidon: {
    name: 'Poseidon',
    title: 'God of the sea',
    power:
      'After your build, your worker that stayed still may build up to three more times if it stands on the ground.',
    help: [
      'The builds go on free squares next to that worker, the same one again if you wish.',
      'They may include a dome on three blocks.',
      'You choose how many: none, one, two or three.',
      'With a single worker left, none has stayed still and there is nothing extra to build.',
      'A worker put to sleep by Hypnus may still build this way.',
    ],
  },
  selene: {
    name: 'Selene',
    title: 'Goddess of the moon',
    power:
      'Whichever worker moved, your female worker may set a dome next to her, at any height, as your build for the turn.',
    help: [
      'The dome takes the place of the normal build. Otherwise the worker that moved builds as usual.',
      'If she moved, she may build normally or set a dome. If she stayed still, a dome is all she can build.',
      'When you place your workers, the first square is hers. Everybody can see which one she is.',
      'A dome on fewer than three blocks is not a complete tower.',
      'If she is removed from the game, the power is gone.',
      'A sleep sent by Hypnus stops her moves, not her dome.',
    ],
  },
  triton: {
    name: 'Triton',
    title: 'God of the waves',
    power: 'Whenever a move of your worker ends on the edge of the board, that worker may move again.',
    help: [
      'From edge to edge counts as well, so a run may be long. The first move to an inner square ends it.',
      'You may stop wherever you like, and the worker builds where it stops.',
      'Each move obeys the usual limit: one level up at most. A move up to level 3 wins at once.',
      'Against Persephone a run must include a climb, if any run can.',
      'Against Aphrodite it is the end of the run that matters.',
    ],
  },
  zeus: {
    name: 'Zeus',
    title: 'God of the sky',
    power: 'Your worker may build the next block under its own feet and rise with it.',
    help: [
      'It is your build for the turn, after the move.',
      'It works on the ground, on level 1 and on level 2. On level 3 only a dome would fit, so it is not possible.',
      'Rising is forced, not moved: reaching level 3 that way does not win.',
      'From level 3 your worker has to come down before it can move up and win.',
      'Limus forbids it on squares next to her workers.',
    ],
  },
};
