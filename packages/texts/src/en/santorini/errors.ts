import type { GAME_TEXT_ERRORS, PositionError, TurnError } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Why the text of a position is refused. */
export const positionErrors: TextFor<PositionError> = {
  empty: 'There is no position to read.',
  'wrong-parts': 'A position has the heights, the seat to move and two to four seats, separated by slashes.',
  'bad-heights': 'The heights are 25 characters, one for each square.',
  'bad-height': 'A height is 0 to 4, or a, b or c for a dome on fewer than three blocks.',
  'bad-to-move': 'The seat to move is the number of a player at the table.',
  'bad-seat': 'A seat is a power, a colon and the squares of its workers, such as pan:B3,D3.',
  'unknown-power': 'There is no power of that name.',
  'bad-edition': 'That power has no such edition.',
  'bad-state': 'What is written in the brackets does not fit that power.',
  'bad-square': 'A square is a column from A to E and a row from 1 to 5, such as C3.',
  'square-twice': 'Two workers cannot stand on one square.',
  'worker-on-dome': 'A worker cannot stand on a dome.',
  'too-many-workers': 'That is more workers than this side can have.',
  'wrong-players': 'That power is not for this number of players.',
  'bad-extras': 'The last part is written as key=value, separated by semicolons.',
  'bad-phase': 'The phase is unknown, or the rest of the position does not fit it.',
  'bad-team': 'In a game of four, seats 1 and 2 write the squares and their partners write =.',
  'to-move-out': 'The player to move is already out of the game.',
  'two-winners': 'Only one side can have won.',
};

/** Why the text of a turn is refused. */
export const turnErrors: TextFor<TurnError> = {
  empty: 'There is no turn to read.',
  'bad-token': 'That part of the turn cannot be read.',
  illegal: 'The rules do not allow that turn here.',
  unfinished: 'The turn is not complete yet.',
  'too-long': 'The turn is already over before its last step.',
  'awaits-chance': 'A card has to be drawn before anybody can play.',
  'game-over': 'The game is over: there are no more turns.',
};

/** Why the text of a game is refused. */
export const gameTextErrors: TextFor<(typeof GAME_TEXT_ERRORS)[number]> = {
  'bad-tag': 'A tag is a name and a value, written like [Players "2"].',
  'missing-tag': 'A tag that the game needs is missing.',
  'wrong-game': 'This is a text of another game.',
  'bad-setup': 'The powers do not fit the number of players, or the start player is not one of them.',
  'bad-number': 'Turns are numbered from 1, one after the other.',
  'bad-comment': 'A comment is written like {[%clk 4:12]} or {[%eval 0.62]}.',
  'bad-result': 'The result does not fit the game that was played.',
};
