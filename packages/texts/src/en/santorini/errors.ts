import type { GAME_TEXT_ERRORS, PositionError, TurnError } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Why the text of a position is refused. */
export const positionErrors: TextFor<PositionError> = {
  empty: 'There’s no position here.',
  'wrong-parts':
    'A position has the heights, whose turn it is and two to four players, separated by slashes.',
  'bad-heights': 'The heights are 25 characters, one per square.',
  'bad-height': 'A height is 0 to 4, or a, b or c for a dome on fewer than three blocks.',
  'bad-to-move': 'Whose turn it is must be the number of one of the players.',
  'bad-seat': 'A player is a power, a colon and the squares of their workers, such as pan:B3,D3.',
  'unknown-power': 'There’s no power by that name.',
  'bad-edition': 'That power has no such edition.',
  'bad-state': 'What’s in the brackets doesn’t fit that power.',
  'bad-square': 'A square is a column from A to E and a row from 1 to 5, such as C3.',
  'square-twice': 'Two workers can’t be on the same square.',
  'worker-on-dome': 'A worker can’t stand on a dome.',
  'too-many-workers': 'That’s more workers than this player can have.',
  'wrong-players': 'That power isn’t for this number of players.',
  'bad-extras': 'The last part is written as key=value, separated by semicolons.',
  'bad-phase': 'The phase is unknown, or doesn’t fit the rest of the position.',
  'bad-team': 'With four players, write the squares for players 1 and 2, and = for their partners.',
  'to-move-out': 'The player to move is already out of the game.',
  'two-winners': 'Only one player or team can have won.',
};

/** Why the text of a turn is refused. */
export const turnErrors: TextFor<TurnError> = {
  empty: 'There’s no turn here.',
  'bad-token': 'We couldn’t read that part of the turn.',
  illegal: 'The rules don’t allow that turn here.',
  unfinished: 'The turn isn’t complete yet.',
  'too-long': 'The turn is over before its last step.',
  'awaits-chance': 'A card has to be drawn before anyone can play.',
  'game-over': 'The game is over: there are no more turns.',
};

/** Why the text of a game is refused. */
export const gameTextErrors: TextFor<(typeof GAME_TEXT_ERRORS)[number]> = {
  'bad-tag': 'A tag is a name and a value, written like [Players "2"].',
  'missing-tag': 'A tag the game needs is missing.',
  'wrong-game': 'This is a different game.',
  'bad-setup': 'The powers don’t fit the number of players, or the first player isn’t one of them.',
  'bad-number': 'Turns are numbered 1, 2, 3 and so on.',
  'bad-comment': 'A comment is written like {[%clk 4:12]} or {[%eval 0.62]}.',
  'bad-result': 'The result doesn’t match the game.',
};
