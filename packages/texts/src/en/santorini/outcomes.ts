import type { Outcomes } from '../../santorini/words-text.ts';

/** How a game ends for reasons of its own, or a player leaves it. */
export const outcomes: Outcomes = {
  noTurnLeft: (player) => `${player} has no turn left and loses.`,
  drawn: {
    repetition: 'Nobody wins: the same position has come back too often.',
    'ply-cap': 'Nobody wins: the game has reached its limit of turns.',
    abandoned: 'Nobody wins: the game was left before it began.',
    resignation: 'Nobody wins: somebody left before the first turn.',
    flag: 'Nobody wins: somebody ran out of time before the first turn.',
  },
};
