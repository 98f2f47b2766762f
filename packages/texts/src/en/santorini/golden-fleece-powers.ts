import type { GoldenFleecePowerTexts } from '../../santorini/power-text.ts';

/** The Golden Fleece gods. */
export const goldenFleecePowers: GoldenFleecePowerTexts = {
  aeolus: {
    name: 'Aeolus',
    title: 'God of the winds',
    power:
      'At the end of your turn you may set the wind or call it back; while it blows, nobody can move in the direction it blocks.',
    theirs:
      'At the end of their turn they may set the wind or call it back; while it blows, nobody can move in the direction it blocks.',
    help: [
      'One change per turn: choose the direction it blocks, or call it back. Turning it takes two turns; in the printed edition, one.',
      'It affects every worker in the game, including your own.',
      'Only that one direction is blocked, all over the board. The other seven stay open.',
      'Only moves are stopped: workers can be forced against the wind, and everyone builds as usual.',
      'For a jump with Iris, its direction counts. So does the direction in which Urania steps around the edge.',
      'A player who could only move against the wind loses.',
    ],
    forbids: 'Aeolus’s wind blocks that direction: nobody can move that way.',
    binds: 'Can’t move against Aeolus’s wind',
    printed:
      'The wind always blows; you aim it before the game and again at the end of your turns: nobody can move in the direction it blocks.',
    theirsPrinted:
      'The wind always blows; they aim it before the game and again at the end of their turns: nobody can move in the direction it blocks.',
  },
  charybdis: {
    name: 'Charybdis',
    title: 'Monster of the whirlpool',
    power:
      'You have two whirlpools and may put one on a free square at the end of your turn; a worker that moves onto one is carried to the other.',
    theirs:
      'They have two whirlpools and may put one on a free square at the end of their turn; a worker that moves onto one is carried to the other.',
    help: [
      'It affects every worker, including yours, but only while the other whirlpool is on a free square.',
      'Being carried is being forced, and a worker forced onto a whirlpool stays there.',
      'A carried worker doesn’t win on the first square. On the second, level 3 wins from wherever the move started.',
      'In the printed edition this is a second move of any height, and going up or down is measured from the first square.',
      'Against Hera, arriving on the edge doesn’t win.',
      'Building on a whirlpool, or taking away the blocks under it, gives it back to you, and you can put it out again.',
      'A whirlpool can’t go where there’s another token.',
    ],
    printed:
      'You have two whirlpools and may put one on a free square at the end of your turn; a worker that moves onto one moves on to the other at once.',
    theirsPrinted:
      'They have two whirlpools and may put one on a free square at the end of their turn; a worker that moves onto one moves on to the other at once.',
  },
  clio: {
    name: 'Clio',
    title: 'Muse of history',
    power:
      'Each of the first three blocks you build gets a coin; to your opponents a square with a coin is closed like one with a dome.',
    theirs:
      'Each of the first three blocks they build gets a coin; to you a square with a coin is closed like one with a dome.',
    help: [
      'They can’t enter it, build on it, place a worker there or force one onto it. You can do all of that.',
      'Building on a coin uses it up. If you built a block, it gets the next coin you have left.',
      'A dome gets no coin and uses none up. You have three coins for the whole game.',
      'Your worker on a coin is out of reach: nobody can swap with it, force it or remove it.',
      'Powers that restrict you still do on a coin: Aphrodite, Hades, Hypnus, Limus and Persephone.',
      'Clio is for two or three players.',
    ],
    forbids: 'Clio’s coin closes that square to you.',
  },
  'europa-and-talus': {
    name: 'Europa & Talus',
    title: 'Queen and guardian automaton',
    power:
      'At the end of your turn you may put or move Talus onto a free square next to the worker that moved: he closes it to everyone.',
    theirs:
      'At the end of their turn they may put or move Talus onto a free square next to the worker that moved: he closes it to everyone.',
    help: [
      'That includes you: nobody can enter his square, build on it or be forced onto it.',
      'He starts beside the board. Once he’s out, you can leave him where he is for as long as you like.',
      'He can only go where there’s no worker, no dome and no other token.',
      'He isn’t a dome: three blocks with Talus on top aren’t a complete tower.',
      'His square isn’t free, so Ares can’t take a block from under him.',
      'With three players, he leaves the board when you’re out.',
    ],
    forbids: 'Europa & Talus: Talus closes his square to everyone.',
  },
  gaea: {
    name: 'Gaea',
    title: 'Goddess of the earth',
    power:
      'Two workers wait in reserve: whenever anyone builds a dome, you may bring one in at once on a free ground square next to it.',
    theirs:
      'Two workers wait in reserve: whenever anyone builds a dome, they may bring one in at once on a free ground square next to it.',
    help: [
      'Ground means level 0. The square must have no worker and no dome.',
      'One worker per dome. On another player’s turn, that turn waits for your answer.',
      'You aren’t asked if there’s no such square, or if your reserve is empty.',
      'Being brought in isn’t moving. From then on it’s a worker like your others.',
      'You aren’t asked about a dome that ends the game: Chronus’s fifth tower wins first.',
      'For two or three players.',
    ],
  },
  graeae: {
    name: 'Graeae',
    title: 'The grey hags',
    power: 'You have three workers; on your turn one of them moves, and one that didn’t move builds.',
    theirs: 'They have three workers; on their turn one of them moves, and one that didn’t move builds.',
    help: [
      'You place all three before the game begins.',
      'You build next to the worker that builds. The one that moved may be far away.',
      'A worker that was only forced hasn’t moved, so it can build.',
      'With one worker left you can’t build, so you can only play a winning move; in the printed edition it can build.',
      'A worker put to sleep by Hypnus can build while another one moves.',
      'The Graeae are for two or three players.',
    ],
    printed: 'You have three workers; on your turn one of them moves, and then any one of them builds.',
    theirsPrinted:
      'They have three workers; on their turn one of them moves, and then any one of them builds.',
  },
  hades: {
    name: 'Hades',
    title: 'God of the underworld',
    power: 'Opponents’ workers can’t move down.',
    theirs: 'Your workers can’t move down.',
    help: [
      'That goes for every opponent’s turn, and for each move of a turn with several.',
      'Only moves are stopped: a swap, a push or a ferry can still force a worker down.',
      'Levels are compared when the worker moves: a square just raised to its own level isn’t lower.',
      'Pan can’t jump against you, and Asteria and Nike can never use their powers.',
      'A worker that got to level 3 without winning, as with Zeus or Pegasus, can’t come down to climb again.',
      'An opponent who could only move down loses.',
    ],
    forbids: 'Against Hades you can’t move down.',
    binds: 'Can’t move down: Hades forbids it',
  },
  harpies: {
    name: 'Harpies',
    title: 'Winged menaces',
    power:
      'After each move, an opponent’s worker is swept on in the same direction until the edge, an obstacle or a higher square stops it.',
    theirs:
      'After each move, your worker is swept on in the same direction until the edge, an obstacle or a higher square stops it.',
    help: [
      'It glides over free squares on the same level or lower, and builds from where it stops.',
      'The move itself counts where it ends: up, down, edge, or next to Aphrodite’s worker. A win there ends the game.',
      'Being swept isn’t moving: it doesn’t win and doesn’t trigger any power.',
      'A worker that moves several times is swept after each move, and continues from where it stopped.',
      'When Urania steps around the edge, she glides on in that direction and stops at the edge of the board.',
      'Your own workers are never swept.',
    ],
  },
  hecate: {
    name: 'Hecate',
    title: 'Goddess of magic',
    power:
      'Only you see your workers; if an opponent’s turn runs into one, it ends there, without that step or any after it.',
    theirs:
      'Only they see their workers; if your turn runs into one, it ends there, without that step or any after it.',
    help: [
      'You place last, in secret. Your moves stay hidden, but everyone sees what you build.',
      'Others plan with what they see. What they did before running into you stands, even if they haven’t built yet.',
      'If their own power allows the step, that’s what happens: Apollo swaps with a hidden worker and the Minotaur pushes it.',
      'What happens by itself also happens to hidden workers: Medusa turns them to stone.',
      'Whether an opponent can still take a turn depends on what they see.',
    ],
  },
  moerae: {
    name: 'Moerae',
    title: 'Goddesses of fate',
    power:
      'You have three workers and four secret fate squares: if an opponent would win by moving onto one of these, you win instead.',
    theirs:
      'They have three workers and four secret fate squares: if you would win by moving onto one of these, they win instead.',
    help: [
      'They form a two-by-two square. You choose it just before you place your workers, and only you know it.',
      'The move must really be a win: if Hera stops it, nobody wins.',
      'Every win by moving counts, including Pan’s jump and Eros’s meeting.',
      'Other wins aren’t affected, such as Chronus’s five towers.',
      'There’s nothing on the board: anyone can enter these squares and build on them.',
      'The Moerae are for two or three players.',
    ],
  },
  nemesis: {
    name: 'Nemesis',
    title: 'Goddess of retribution',
    power:
      'If none of an opponent’s workers is next to yours at the end of your turn, your two workers may swap places with two of theirs.',
    theirs:
      'If none of your workers is next to theirs at the end of their turn, their two workers may swap places with two of yours.',
    help: [
      'You choose who swaps with whom. Both swaps happen, or neither does.',
      'You need exactly two workers and they need at least two; in the printed edition one each is enough.',
      'Levels don’t matter. Swapping isn’t moving, so nobody wins by it.',
      'With several opponents, choose one for both swaps. The others’ workers may be next to yours.',
      'It comes after your build, and you can always leave everyone in place.',
    ],
    printed:
      'If none of an opponent’s workers is next to yours at the end of your turn, your workers may swap places with theirs, as many as you both have.',
    theirsPrinted:
      'If none of your workers is next to theirs at the end of their turn, their workers may swap places with yours, as many as you both have.',
  },
  siren: {
    name: 'Siren',
    title: 'Alluring nymph of the sea',
    power:
      'Instead of your turn you may force opponents’ workers one square along your arrow, each once; then one of yours builds.',
    theirs:
      'Instead of their turn they may force opponents’ workers one square along their arrow, each once; then one of theirs builds.',
    help: [
      'You choose the arrow’s direction before anyone places workers. It stays the same all game.',
      'You must force at least one worker. They go one after another, so one may take the square another just left.',
      'The next square along the arrow must be free. Its level doesn’t matter.',
      'Being forced isn’t moving: a worker that gets to level 3 this way doesn’t win.',
      'None of your workers moves that turn. Any of them may build; in the printed edition none does.',
      'Against Persephone you must climb while you can; the song has to wait.',
    ],
    printed:
      'Instead of your turn you may force opponents’ workers one square along your arrow, each once; nobody builds that turn.',
    theirsPrinted:
      'Instead of their turn they may force opponents’ workers one square along their arrow, each once; nobody builds that turn.',
  },
  tartarus: {
    name: 'Tartarus',
    title: 'God of the abyss',
    power:
      'Place first. One square that only you know is the abyss: anyone whose worker gets there, you included, loses at once.',
    theirs:
      'They place first. One square that only they know is the abyss: anyone whose worker gets there, themselves included, loses at once.',
    help: [
      'You choose the abyss once all workers are placed, on a free square. The first player still takes the first turn.',
      'Moved, forced, placed or carried across it: every way there loses, and that step can’t win.',
      'Opponents plan with what they see. A turn that runs into the abyss ends there.',
      'Anyone can build on that square, and it stays the abyss at any height.',
      'Tartarus is for two players.',
    ],
  },
  terpsichore: {
    name: 'Terpsichore',
    title: 'Muse of dance',
    power:
      'On your turn all your workers must move, each once and in any order, and then all must build, each once and in any order.',
    theirs:
      'On their turn all their workers must move, each once and in any order, and then all must build, each once and in any order.',
    help: [
      'Nobody builds until they’ve all moved.',
      'A winning move ends the turn at once, even if others haven’t moved yet.',
      'If one of them couldn’t do its part, you can’t play that way. With no complete dance left, you lose.',
      'A square one worker leaves is free for the next, and both may build on the same square.',
      'Against Persephone, it’s enough if one of them climbs.',
    ],
  },
  urania: {
    name: 'Urania',
    title: 'Muse of the stars',
    power: 'When your worker moves or builds, opposite edges of the board count as joined.',
    theirs: 'When their worker moves or builds, opposite edges of the board count as joined.',
    help: [
      'Every square has eight neighbours for you: from A3 you can reach E3, and from A1 also E5.',
      'The usual limit applies across the edge: one level up at most. Moving up to level 3 wins.',
      'It’s only for your own moves and builds. For your opponents the board ends at its edge.',
      'Other powers see the normal board: Aphrodite, Limus and Medusa don’t reach across the edge.',
      'The edge is still the edge: against Hera, a climb that ends there doesn’t win.',
      'Against Persephone, a climb across the edge counts too.',
    ],
  },
};
