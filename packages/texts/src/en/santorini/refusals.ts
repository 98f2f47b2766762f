import type { TextFor } from '../../common/text-for.ts';
import type { RefusalCode } from '../../santorini/codes.ts';

/** Why the game, or the table around it, refuses what somebody does. */
export const refusals: TextFor<RefusalCode> = {
  'not-your-turn': 'It is not your turn.',
  'game-over': 'The game is over.',
  empty: 'There is nothing to read.',
  'bad-token': 'That part cannot be read.',
  illegal: 'The rules do not allow that.',
  unfinished: 'There is still something to do before your turn ends.',
  'too-long': 'Your turn is over before the last step.',
  'awaits-chance': 'A card has to be drawn first.',
  'banned-pair': 'These two powers may not meet at this table.',
  'power-taken': 'Somebody already has that power.',
  'not-offered': 'That power is not on offer.',
  'wrong-count': 'That is not the right number of powers or workers.',
  'wrong-players': 'That power is not for this number of players.',
  'unknown-power': 'There is no power of that name.',
  'bad-edition': 'That power has no such edition.',
  'powers-required': 'With three or four players everybody needs a power.',
  'bad-fleece': 'That power cannot lie beside the board.',
  'bad-setup': 'The table cannot be set up like that.',
  'bad-step': 'That is no step of this game.',
  'wrong-game': 'That belongs to another game.',
  'no-such-seat': 'There is no such seat at this table.',
  'already-left': 'That player has already left the game.',
  'cannot-leave': 'Nobody can leave the game now.',
  'bad-claim': 'There is nothing to claim now.',
  'bad-takeback': 'The game cannot go back to that point.',
};
