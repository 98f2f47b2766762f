import type { TextFor } from '../catalogue.ts';
import type { RefusalCode } from '../codes.ts';

/** Why a decision is refused. */
export const refusals: TextFor<RefusalCode> = {
  'not-your-turn': 'It is not your turn.',
  'game-over': 'The game is over.',
  illegal: 'The rules do not allow that.',
  unfinished: 'There is still something to do before your turn ends.',
  'banned-pair': 'These two powers may not meet at this table.',
  'power-taken': 'Somebody already has that power.',
  'not-offered': 'That power is not on offer.',
  'wrong-count': 'That is not the right number of powers or workers.',
  'wrong-players': 'That power is not for this number of players.',
};
