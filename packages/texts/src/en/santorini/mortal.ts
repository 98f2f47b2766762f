import type { PowerText } from '../../santorini/power-text.ts';

/** The card of a player without a power: the rules everybody shares. */
export const mortal: PowerText = {
  name: 'Mortal',
  title: 'Without a power',
  power: 'In your turn one of your workers moves and then builds, with no gift from the gods.',
  help: [
    'Move one worker to a neighbouring free square: one level up at most, as far down as you like.',
    'Then the same worker builds on a neighbouring free square: the next block, or a dome on three blocks.',
    'A square is free when it has neither a worker nor a dome.',
    'You win when your worker moves up to level 3 in your turn. A step from level 3 to level 3 does not win.',
    'A worker that is forced has not moved: being forced up to level 3 never wins.',
    'You must move and build. When you have no complete turn left, you lose.',
  ],
};
