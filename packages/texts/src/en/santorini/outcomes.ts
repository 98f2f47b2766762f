import type { Outcomes } from '../../santorini/words-text.ts';
import { words } from './words.ts';

/** How a game ends, or a player leaves it. */
export const outcomes: Outcomes = {
  won: (player) => `${player} wins the game.`,
  wonTogether: (first, second) => `${words.list([first, second])} win the game together.`,
  noTurnLeft: (player) => `${player} has no turn left and loses.`,
  resigned: (player) => `${player} resigns.`,
  outOfTime: (player) => `${player} has run out of time.`,
  out: (player) => `${player} is out of the game.`,
  drawn: {
    repetition: 'Nobody wins: the same position has come back too often.',
    'ply-cap': 'Nobody wins: the game has reached its limit of turns.',
    abandoned: 'Nobody wins: the game was left before it began.',
    resignation: 'Nobody wins: somebody left before the first turn.',
    flag: 'Nobody wins: somebody ran out of time before the first turn.',
    absence: 'Nobody wins: somebody has been away for too long.',
    agreed: 'Nobody wins: the players agreed to a draw.',
  },
  goesOn: 'The game goes on.',
};
