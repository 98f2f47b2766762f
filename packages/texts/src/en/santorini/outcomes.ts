import type { Outcomes } from '../../santorini/words-text.ts';

/** How a game ends for reasons of its own, or a player leaves it. */
export const outcomes: Outcomes = {
  noTurnLeft: (player) => `${player} can’t move and build, and loses.`,
  fell: (player, square) => `${player} fell into the abyss on ${square}.`,
  drawn: {
    repetition: 'Draw by repetition: the same position came up three times.',
    'ply-cap': 'Draw: the game reached its turn limit.',
  },
};
