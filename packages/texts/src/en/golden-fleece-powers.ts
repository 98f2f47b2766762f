import type { GoldenFleecePowerTexts } from '../power-text.ts';

/** The Golden Fleece gods. */
export const goldenFleecePowers: GoldenFleecePowerTexts = {
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
