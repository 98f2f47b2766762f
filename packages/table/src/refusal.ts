/** Why the table refuses an event before the game is asked. */
export const TABLE_REFUSALS = [
  'wrong-game',
  'game-over',
  'no-such-seat',
  'not-your-turn',
  'already-left',
  'cannot-leave',
  'bad-claim',
  'bad-takeback',
] as const;
/** One of them. */
export type TableRefusal = (typeof TABLE_REFUSALS)[number];
