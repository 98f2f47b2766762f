import type { GoldenFleecePowerTexts } from '../../santorini/power-text.ts';

/** The Golden Fleece gods. */
export const goldenFleecePowers: GoldenFleecePowerTexts = {
  aeolus: {
    name: 'Aeolus',
    title: 'God of the winds',
    power:
      'At the end of your turn you may set the wind or call it back; while it blows, nobody may move in the direction it closes.',
    help: [
      'One change a turn: out in one of eight directions, or back to the card. Turning it takes two turns; in the printed edition, one.',
      'It binds every worker in the game, those of your own side too.',
      'Only that one direction is closed, all over the board. The other seven stay open.',
      'Only moves are stopped: a worker may be forced against the wind, and everybody builds as usual.',
      'Of a jump, as with Iris, the direction counts. A step round the edge, as with Urania, counts in the direction it was taken.',
      'A player whose only moves go against the wind has no turn left and loses.',
    ],
    forbids: 'The wind of Aeolus closes that direction: nobody may move that way.',
    printed:
      'The wind always blows; you aim it before the game and anew at the end of your turns: nobody may move in the direction it closes.',
  },
  charybdis: {
    name: 'Charybdis',
    title: 'Monster of the whirlpool',
    power:
      'You have two whirlpools and may put one on a free square at the end of your turn; who moves onto one is carried to the other.',
    help: [
      'It works on every worker, yours too, but only while the other whirlpool lies on a free square.',
      'Carried is forced: nothing more happens on arrival, and a worker that is forced onto a whirlpool stays there.',
      'A worker that is carried does not win on the first square. On the second, level 3 wins from wherever the step began.',
      'In the printed edition the way on is a move of any height, and its climb or fall is measured from the first square.',
      'Against Hera an arrival on the edge does not win.',
      'Building on a whirlpool, or taking the blocks under it away, gives it back to you, to be put out again.',
      'A whirlpool never goes where another token lies.',
    ],
    printed:
      'You have two whirlpools and may put one on a free square at the end of your turn; who moves onto one moves on to the other at once.',
  },
  clio: {
    name: 'Clio',
    title: 'Muse of history',
    power:
      'Each of the first three blocks you build gets a coin; to your opponents a square with a coin is closed as if by a dome.',
    help: [
      'They cannot enter it, build on it, place a worker there or force one onto it. Your own side can do all of that.',
      'Building on a coin uses that coin up. If it is a block, it gets the next coin you have left.',
      'A dome gets no coin and takes none from your store. Three coins are all you have in a game.',
      'A worker of yours that stands on a coin is out of reach: nobody swaps with it, forces it or removes it.',
      'Laws that bind you hold on a coin too: those of Aphrodite, Hades, Hypnus, Limus and Persephone.',
      'Clio plays with two or three.',
    ],
    forbids: 'A coin of Clio closes that square to you.',
  },
  'europa-and-talus': {
    name: 'Europa & Talus',
    title: 'Queen and guardian automaton',
    power:
      'At the end of your turn you may put Talus, or move him, onto a free square next to the worker that moved: he closes it to everybody.',
    help: [
      'Everybody includes you: nobody enters his square, builds on it or is forced onto it.',
      'He starts beside the board. Once he is out you may leave him where he is, turn after turn.',
      'He goes only where there is no worker, no dome and no other token.',
      'He is no dome: three blocks with Talus on top are not a complete tower.',
      'His square is not free, so Ares cannot take a block from under him.',
      'In a game of three he leaves the board with you if you are out.',
    ],
    forbids: 'Europa & Talus: the square where Talus stands is closed to everybody.',
  },
  gaea: {
    name: 'Gaea',
    title: 'Goddess of the earth',
    power:
      'Two workers wait in reserve: whenever anybody builds a dome, you may at once place one on a free ground square next to it.',
    help: [
      'Ground means level 0. The square must have no worker and no dome.',
      'One worker for each dome. In another player’s turn, that turn waits until you have decided.',
      'You are not asked when no such square is free, or when your reserve is empty.',
      'A worker that comes has not moved. From then on it is like your others.',
      'A dome that ends the game asks nobody: the fifth tower of Chronus wins first.',
      'For two or three players.',
    ],
  },
  graeae: {
    name: 'Graeae',
    title: 'The grey hags',
    power: 'You have three workers; in your turn one of them moves, and one that did not move builds.',
    help: [
      'You place all three before the game begins.',
      'What is built is next to the builder. The worker that moved may be far away.',
      'A worker that was only forced has not moved, so it may be the builder.',
      'With one worker left you cannot build, and only a winning move is a turn; in the printed edition it may build.',
      'A worker that Hypnus has put to sleep may build while another one moves.',
      'Graeae are for games of two or three.',
    ],
    printed: 'You have three workers; in your turn one of them moves, and then any one of them builds.',
  },
  hades: {
    name: 'Hades',
    title: 'God of the underworld',
    power: 'Opponents’ workers may not move down.',
    help: [
      'It holds in every turn of every opponent, and for each move of a turn with several.',
      'Only moves are stopped: a swap, a push or a ferry may still force a worker down.',
      'Levels are compared when the move is made: a square just raised to the worker’s own level is not lower.',
      'Pan cannot leap against you, and Asteria and Nike never wake their powers.',
      'A worker that got to level 3 without winning, as with Zeus or Pegasus, cannot come down to climb again.',
      'An opponent whose only ways lead down has no turn left and loses.',
    ],
    forbids: 'Against Hades you may not move down.',
  },
  harpies: {
    name: 'Harpies',
    title: 'Winged menaces',
    power:
      'After each move an opponent’s worker is swept on in the same direction until the edge, an obstacle or a higher square stops it.',
    help: [
      'It glides square by square over free squares that are level or lower, and builds from where it stops.',
      'The move is judged on the square moved to: climb, fall, edge, and Aphrodite’s call. A move that wins there ends the game.',
      'Swept is forced, not moved: it wins nothing and wakes no power.',
      'A worker that moves several times is swept after each move, and goes on from where it stopped.',
      'A step round the edge, as with Urania, glides on in its direction and stops at the edge of the board.',
      'Workers of your own side are never swept.',
    ],
  },
  hecate: {
    name: 'Hecate',
    title: 'Goddess of magic',
    power:
      'Only you see your workers; an opponent’s turn that runs into one of them is over there, without that step and those after it.',
    help: [
      'You place last of all, in secret. Your moves stay hidden, but everybody sees what you build.',
      'Others plan on what they see. The steps before the clash stay done, even if no build has been made yet.',
      'Where their own power makes the step possible, it is taken so: Apollo swaps with a hidden worker and Minotaur pushes it.',
      'What happens by itself happens to hidden workers too: Medusa turns them to stone.',
      'Whether an opponent has a turn left is judged on what that opponent sees.',
    ],
  },
  moerae: {
    name: 'Moerae',
    title: 'Goddesses of fate',
    power:
      'You have three workers and four secret fate squares: when an opponent would win by moving into one of these, you win instead.',
    help: [
      'The four are two by two. You choose them just before you place your workers, and only you know them.',
      'It takes a move that would really win: where Hera denies the win, nobody wins by it.',
      'Every win by moving counts, a leap of Pan or a meeting of Eros too.',
      'A win of another kind is not touched, such as the five towers of Chronus.',
      'Nothing lies on the board: everybody may enter these squares and build on them.',
      'Moerae are for two or three players.',
    ],
  },
  nemesis: {
    name: 'Nemesis',
    title: 'Goddess of retribution',
    power:
      'If no worker of an opponent is next to yours at the end of your turn, your two workers may change places with two of theirs.',
    help: [
      'You choose who changes with whom. Both changes happen, or neither does.',
      'You need exactly two workers and they at least two; in the printed edition one on each side is enough.',
      'Levels do not matter. Nobody has moved by it, so nobody wins by it.',
      'With several opponents you choose one, for both changes. Workers of the others may stand next to yours.',
      'It comes after your build, and you may always leave everybody in place.',
    ],
    printed:
      'If no worker of an opponent is next to yours at the end of your turn, your workers may change places with theirs, as many as both sides have.',
  },
  siren: {
    name: 'Siren',
    title: 'Alluring nymph of the sea',
    power:
      'Instead of your turn you may force opponents’ workers one square along your arrow, each once; then one of yours builds.',
    help: [
      'You choose the direction of the arrow before you place your workers. It stays for the whole game.',
      'At least one worker has to go. They go one after the other, so one may take the square that another has left.',
      'The next square along the arrow must be free. Its level does not matter.',
      'Forced is not moved: a worker that comes to level 3 this way does not win.',
      'None of your workers moves in such a turn. Any of them may build; in the printed edition none does.',
      'Against Persephone you must climb while you can, and the song has to wait.',
    ],
    printed:
      'Instead of your turn you may force opponents’ workers one square along your arrow, each once; nobody builds in that turn.',
  },
  tartarus: {
    name: 'Tartarus',
    title: 'God of the abyss',
    power:
      'Place first. One square that only you know is the abyss: any player whose worker comes there, yours included, loses at once.',
    help: [
      'You choose the abyss when all workers stand, on a free square. The start player still takes the first turn.',
      'Moved, forced, placed or carried across it: every way there loses, and nobody wins by that step.',
      'Opponents plan on what they see. A turn that meets the abyss ends there.',
      'Everybody may build on that square, and it stays the abyss at any height.',
      'Tartarus is for games of two.',
    ],
  },
  terpsichore: {
    name: 'Terpsichore',
    title: 'Muse of dance',
    power:
      'In your turn all your workers must move, each once and in any order, and then all must build, each once and in any order.',
    help: [
      'Nobody builds before the last of them has moved.',
      'A winning move ends the turn at once, even if others have not moved yet.',
      'If one of them could not do its part, that way to play is not allowed. With no complete dance left, you lose.',
      'A square that one worker leaves is free for the next, and both may build on one square.',
      'Against Persephone a climb by one of them is enough.',
    ],
  },
  urania: {
    name: 'Urania',
    title: 'Muse of the stars',
    power: 'When your worker moves or builds, opposite edges of the board count as joined.',
    help: [
      'Every square has eight neighbours for you: from A3 you can reach E3, and from A1 also E5.',
      'A move across the edge obeys the usual limit: one level up at most. Up to level 3 it wins.',
      'It is for your own moves and builds only. For your opponents the board ends at its edge.',
      'Other powers see the plain board: Aphrodite, Limus and Medusa do not reach across the edge.',
      'The edge is still the edge: against Hera a climb that ends there does not win.',
      'Against Persephone a climb across the edge counts as possible.',
    ],
  },
};
