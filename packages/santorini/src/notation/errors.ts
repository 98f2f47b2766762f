/** Why the text of a position is refused. */
export const POSITION_ERRORS = [
  'empty',
  'wrong-parts',
  'bad-heights',
  'bad-height',
  'bad-to-move',
  'bad-seat',
  'unknown-power',
  'bad-edition',
  'bad-state',
  'bad-square',
  'square-twice',
  'worker-on-dome',
  'too-many-workers',
  'wrong-players',
  'bad-extras',
  'bad-phase',
  'bad-team',
  'to-move-out',
  'two-winners',
] as const;
export type PositionError = (typeof POSITION_ERRORS)[number];

/** Why the text of a turn is refused. */
export const TURN_ERRORS = [
  'empty',
  'bad-token',
  'illegal',
  'unfinished',
  'too-long',
  'awaits-chance',
  'game-over',
] as const;
export type TurnError = (typeof TURN_ERRORS)[number];

/** Why the text of a game is refused. */
export const GAME_TEXT_ERRORS = [
  'bad-tag',
  'missing-tag',
  'wrong-game',
  'bad-setup',
  'bad-number',
  'bad-comment',
  'bad-result',
] as const;
export type GameTextError = (typeof GAME_TEXT_ERRORS)[number] | TurnError | PositionError;
