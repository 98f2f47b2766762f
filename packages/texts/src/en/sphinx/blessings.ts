import type { BlessingText, BlessingTexts } from '../../sphinx/card-text.ts';

/** The blessings. */
export const blessings: BlessingTexts = {
  'stepping-stones': {
    name: 'Stepping Stones',
    effect: 'The worker you move may make one more move before it builds.',
  },
  'spare-hands': { name: 'Spare Hands', effect: 'The worker you moved may build once more.' },
  'quarry-gift': { name: 'Quarry Gift', effect: 'Add a level-1 block to the stockpile.' },
  barter: { name: 'Barter', effect: 'Swap a piece of the stockpile for any piece from the box.' },
  'west-wind': {
    name: 'West Wind',
    effect: 'Force any worker to a square next to it, at most one level up.',
  },
  'sure-feet': { name: 'Sure Feet', effect: 'Your worker may climb two levels in one move.' },
  'fresh-omens': {
    name: 'Fresh Omens',
    effect: 'Put any of the gods to call under the god deck; new ones take their places.',
  },
  'trade-places': { name: 'Trade Places', effect: 'Two workers of your choice swap places.' },
  'masons-chest': { name: 'Mason’s Chest', effect: 'Add a level-2 block to the stockpile.' },
  'second-wind': {
    name: 'Second Wind',
    effect: 'After your build, another of your workers moves and builds too.',
  },
  'veil-of-mist': {
    name: 'Veil of Mist',
    effect: 'Nothing happens at the end of this turn, and counters stand still.',
  },
  'high-stone': { name: 'High Stone', effect: 'Add a level-3 block to the stockpile.' },
  'rope-bridge': {
    name: 'Rope Bridge',
    effect: 'Your worker may move straight across a gap one square wide, but not diagonally.',
  },
  'dawn-dome': { name: 'Dawn Dome', effect: 'Add a dome to the stockpile.' },
  'pull-down': {
    name: 'Pull Down',
    effect: 'Take the top block off a free tower next to one of your workers and put it into the stockpile.',
  },
  'ferrymans-mercy': {
    name: 'Ferryman’s Mercy',
    effect: 'A fallen worker comes back on any free ground square.',
  },
  'open-hand': { name: 'Open Hand', effect: 'You may call a god on top of your action.' },
  'answered-prayer': { name: 'Answered Prayer', effect: 'A spent gem goes back to the Sphinx.' },
  cornucopia: { name: 'Cornucopia', effect: 'Add any two pieces to the stockpile.' },
  'polaris-favor': {
    name: 'Favour of Polaris',
    effect: 'You have the power of any of your friendly gods this turn.',
  },
};

/** The card of the parcel. */
export const oedipus: BlessingText = {
  name: 'Oedipus',
  effect:
    'Once in this riddle, name a gem that is still there instead of rolling: you win the Sphinx’s game.',
};
