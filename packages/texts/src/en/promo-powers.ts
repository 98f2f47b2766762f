import type { PromoPowerTexts } from '../power-text.ts';

/** The promotional powers. */
export const promoPowers: PromoPowerTexts = {
  asteria: {
    name: 'Asteria',
    title: 'Goddess of falling stars',
    power:
      'If your worker moved down this turn, you may end the turn by setting a dome on any free square, whatever its height.',
    help: [
      'The square may be anywhere on the board. It must have no worker and no dome.',
      'The dome comes after your normal build and does not replace it. You may leave it out.',
      'One level down is enough, and more levels give no more domes.',
      'A worker forced down has not moved down, so there is no dome for it.',
      'Against Persephone you cannot go down while one of your workers could climb. Against Hades, never.',
      'Limus does not stop your dome; in the printed edition she does next to her workers, below three blocks.',
    ],
  },
  pegasus: {
    name: 'Pegasus',
    title: 'Horse with wings',
    power: 'Your worker may move up more than one level, but such a flight does not win.',
    help: [
      'You may fly from the ground to level 2 or 3, and from level 1 to level 3.',
      'You win as everybody does: by moving up from level 2 to level 3.',
      'After a flight to level 3 the turn goes on and the worker builds. It must come down before it can win.',
      'A flight is a move up: Athena and Nike can forbid it.',
      'Persephone may demand it: if a flight is your only way up, you must fly.',
    ],
  },
};
