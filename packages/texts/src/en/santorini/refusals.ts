import type { TextFor } from '../../common/text-for.ts';
import type { RefusalCode } from '../../santorini/codes.ts';

/** Why the game, or the table around it, refuses what somebody does. */
export const refusals: TextFor<RefusalCode> = {
  'not-your-turn': 'It’s not your turn.',
  'game-over': 'The game is over.',
  empty: 'There’s nothing to read.',
  'bad-token': 'We can’t read that part.',
  illegal: 'The rules don’t allow that.',
  unfinished: 'Your turn isn’t finished yet.',
  'too-long': 'Your turn ends before the last step.',
  'awaits-chance': 'A card has to be drawn first.',
  'banned-pair': 'These two powers can’t meet in this game.',
  'power-taken': 'Someone already has that power.',
  'not-offered': 'That power isn’t in the draft.',
  'wrong-count': 'That’s the wrong number of powers or workers.',
  'wrong-players': 'That power doesn’t work with this many players.',
  'unknown-power': 'There’s no power by that name.',
  'bad-edition': 'That power has no such edition.',
  'powers-required': 'With three or four players, everyone needs a power.',
  'bad-fleece': 'That power can’t be the Golden Fleece power.',
  'bad-setup': 'A game can’t be set up like that.',
  'bad-step': 'That isn’t a step in this game.',
  'wrong-game': 'That belongs to another game.',
  'no-such-seat': 'There’s no such player in this game.',
  'already-left': 'That player has already left the game.',
  'cannot-leave': 'You can’t leave the game right now.',
  'bad-claim': 'There’s nothing to claim right now.',
  'bad-takeback': 'You can’t take the game back that far.',
};
