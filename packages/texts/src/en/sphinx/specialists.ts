import type { SpecialistTexts } from '../../sphinx/card-text.ts';

/** The gods who do something else again. */
export const specialists: SpecialistTexts = {
  pan: {
    name: 'Pan',
    title: 'God of the wild',
    power: 'When your worker moves down two levels or more at once, add any piece to the stockpile.',
    summary: 'Leap down two levels and gain any piece.',
    used: 'your worker leaps down two levels or more',
  },
  aphrodite: {
    name: 'Aphrodite',
    title: 'Goddess of love',
    power:
      'Before your move, you may force a worker of another colour, or the Wanderer, one step. It must go to a free square next to one of your workers, at most one level up.',
    summary: 'Draw another’s worker to your side.',
    used: 'you draw a worker to your side',
  },
  ares: {
    name: 'Ares',
    title: 'God of war',
    power:
      'After your build, you may take the top block off a free tower next to the worker you moved into the stockpile, but not the piece you have just built.',
    summary: 'Take a block next to your worker.',
    used: 'you take a block',
  },
  chaos: {
    name: 'Chaos',
    title: 'The void before the gods',
    power:
      'At the start of your turn, you may turn up a random blue god that isn’t in this riddle’s deck. You have its power this turn.',
    summary: 'Borrow a random blue god for a turn.',
    used: 'you use the borrowed power',
  },
  charon: {
    name: 'Charon',
    title: 'Ferryman of the dead',
    power:
      'Before your move, you may force a worker next to yours to the free square on the opposite side, whatever its level.',
    summary: 'Carry a neighbour to your other side.',
    used: 'you carry a worker across',
  },
  chronus: {
    name: 'Chronus',
    title: 'God of time',
    power: 'You may let the end of this turn pass: nothing happens, and every counter stands still.',
    summary: 'Nothing happens at the end of this turn.',
    used: 'you stop the end of the turn',
    quest: 'Build its last piece while two or more complete towers stand.',
  },
  circe: {
    name: 'Circe',
    title: 'Enchantress of the island',
    power:
      'At the start of your turn, you may copy a god that can be called or that another player holds. You have its power this turn.',
    summary: 'Copy another god for a turn.',
    used: 'you use the copied power',
  },
  hera: {
    name: 'Hera',
    title: 'Goddess of marriage',
    power:
      'When another god would be discarded on your turn, you may put it back to be called again, or on top of the god deck if there is no room.',
    summary: 'A god without pieces can be called again.',
    used: 'you put a god back',
  },
  hypnus: {
    name: 'Hypnus',
    title: 'God of sleep',
    power:
      'At the start of your turn, you may put any figure to sleep until your next turn. It can’t move, be forced, act or fall.',
    summary: 'Put a figure to sleep for a round.',
    used: 'you put a figure to sleep',
  },
  persephone: {
    name: 'Persephone',
    title: 'Goddess of spring',
    power: 'If your worker moved up, add a level-1 block to the stockpile after your build.',
    summary: 'Moved up? Gain a level-1 block.',
    used: 'you gain the block',
  },
  poseidon: {
    name: 'Poseidon',
    title: 'God of the sea',
    power:
      'After your build, another of your workers that stands on the ground and hasn’t moved may build up to twice.',
    summary: 'Your other worker builds twice from the ground.',
    used: 'your other worker builds',
  },
  selene: {
    name: 'Selene',
    title: 'Goddess of the moon',
    power: 'Instead of your build, another of your workers may set a dome next to it, at any height.',
    summary: 'Your other worker sets a dome at any height.',
    used: 'your other worker sets the dome',
  },
  tyche: {
    name: 'Tyche',
    title: 'Goddess of fortune',
    power: 'In the Sphinx’s game you may roll once more. The second roll stands.',
    summary: 'Roll again in the Sphinx’s game.',
    used: 'you roll again',
    quest: 'Win the Sphinx’s game while you hold her. She pays when her piece has been built.',
  },
  scylla: {
    name: 'Scylla',
    title: 'Menacing monster of the sea',
    power:
      'After your move, you may force a figure next to the square you left onto it, at most one level up. This moves the King, but never the Sphinx.',
    summary: 'Drag a figure to where you were.',
    used: 'you drag a figure',
  },
  'castor-pollux': {
    name: 'Castor & Pollux',
    title: 'Divine and mortal twins',
    power: 'Instead of moving and building, two of your workers may move once each, or build once each.',
    summary: 'Two workers move, or two build.',
    used: 'two of your workers move or build this way',
  },
  nyx: {
    name: 'Nyx',
    title: 'Goddess of night',
    power: 'A blessing that you use may go under the god deck instead of being discarded.',
    summary: 'Your blessings go back under the deck.',
    used: 'a blessing goes under the deck',
  },
};
