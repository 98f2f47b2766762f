import type { MoverTexts } from '../../sphinx/card-text.ts';

/** The gods who change how one moves. */
export const movers: MoverTexts = {
  apollo: {
    name: 'Apollo',
    title: 'God of music',
    power:
      'Your worker may move onto a square where another worker stands, at most one level up. That worker is forced to the square yours left.',
    summary: 'Swap places with a worker next to yours.',
    used: 'two workers swap places',
  },
  artemis: {
    name: 'Artemis',
    title: 'Goddess of the hunt',
    power: 'Your worker may move a second time, but not back to the square where it began the turn.',
    summary: 'Move twice, but not back to the start.',
    used: 'your worker moves twice',
  },
  athena: {
    name: 'Athena',
    title: 'Goddess of wisdom',
    power: 'If its first move went up, your worker may move once more, on the same level or down.',
    summary: 'Moved up? Move again, level or down.',
    used: 'your worker climbs and moves again',
  },
  hermes: {
    name: 'Hermes',
    title: 'God of travel',
    power: 'As long as it stays on one level, your worker may take up to four steps, over bridges too.',
    summary: 'Up to four steps on one level.',
    used: 'your worker takes two steps or more',
  },
  minotaur: {
    name: 'Minotaur',
    title: 'Bull of the labyrinth',
    power:
      'Your worker may move onto the square of another worker if the next square straight ahead is free. That worker is forced there, whatever its level.',
    summary: 'Push a worker straight ahead.',
    used: 'your worker pushes another one',
  },
  bia: {
    name: 'Bia',
    title: 'Goddess of violence',
    power:
      'After your move, you may force a figure on the next square straight ahead one further, if that square is free. The King and the Sphinx are no exception.',
    summary: 'Shove the figure straight ahead of you.',
    used: 'you shove a figure',
  },
  eros: {
    name: 'Eros',
    title: 'God of desire',
    power:
      'Instead of moving, your worker may fly to a free square next to another of your workers, no higher than the one it leaves.',
    summary: 'Fly next to another worker of yours, no higher.',
    used: 'your worker flies',
  },
  triton: {
    name: 'Triton',
    title: 'God of the waves',
    power: 'Each time your worker moves onto the edge it may move again, up to three moves in all.',
    summary: 'Move again from the edge, up to three moves.',
    used: 'your worker makes two moves or more',
  },
  proteus: {
    name: 'Proteus',
    title: 'Shapeshifting god of the sea',
    power: 'After your move, you may force another of your workers, from anywhere, to the square you left.',
    summary: 'Your other worker comes to where you were.',
    used: 'your other worker comes over',
  },
  eris: {
    name: 'Eris',
    title: 'Goddess of discord',
    power: 'You may move and build with any worker of any colour, except the one that moved last.',
    summary: 'Use any worker but the last to move.',
    used: 'you use a worker that isn’t yours',
  },
  iris: {
    name: 'Iris',
    title: 'Goddess of the rainbow',
    power:
      'Your worker may leap straight over one gap, dome or figure next to it, to a free square at most one level up.',
    summary: 'Leap over a gap, a dome or a figure.',
    used: 'your worker leaps',
  },
  hippolyta: {
    name: 'Hippolyta',
    title: 'Queen of the Amazons',
    power: 'If your worker moved diagonally, it may make one more diagonal move.',
    summary: 'Move diagonally twice.',
    used: 'your worker makes both diagonal moves',
  },
  pegasus: {
    name: 'Pegasus',
    title: 'Horse with wings',
    power: 'Your worker may move up any number of levels.',
    summary: 'Climb as high as you like.',
    used: 'your worker climbs two levels or more at once',
  },
};
