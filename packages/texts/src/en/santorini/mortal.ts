import type { PowerText } from '../../santorini/power-text.ts';

/** The card of a player without a power: the rules everybody shares. */
export const mortal: PowerText = {
  name: 'Mortal',
  title: 'Without a power',
  power: 'Move one of your workers, then build with it, without any help from the gods.',
  theirs: 'They move one of their workers, then build with it, without any help from the gods.',
  help: [
    'Move one worker to a neighbouring free square: one level up at most, as far down as you like.',
    'Then build with the same worker on a neighbouring free square: the next block, or a dome on three blocks.',
    'A square is free when it has neither a worker nor a dome.',
    'You win when your worker moves up to level 3 on your turn. Moving from level 3 to level 3 doesn’t win.',
    'Being forced isn’t moving: a worker forced up to level 3 doesn’t win.',
    'You must move and build. If you can’t do both, you lose.',
  ],
};
