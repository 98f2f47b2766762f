/** What a game that is won now is worth; one that will be won is worth less by the turns it takes. */
export const WON = 30_000;

/** A score better than any. */
export const INFINITY: number = WON + 1;

/** More than any game lasts, so that a score beyond `WON` less this is a certain win. */
const LONGEST = 1_000;

/** The most that a game which is not decided can be worth. */
export const MOST_UNDECIDED: number = WON - LONGEST;

/** Whether a score says that the game is won, or lost, whatever the other side does. */
export const isDecided = (score: number): boolean => score > MOST_UNDECIDED || score < -MOST_UNDECIDED;

/** A score as the table has it: the end is as far from the position as it is, at whatever ply that is met. */
export const scoreToTable = (score: number, ply: number): number =>
  !isDecided(score) ? score : score > 0 ? score + ply : score - ply;

/** What the table has, for a position at this ply. */
export const scoreFromTable = (score: number, ply: number): number =>
  !isDecided(score) ? score : score > 0 ? score - ply : score + ply;

/** In how many turns a game that is decided ends. */
export const distanceOf = (score: number): number => WON - Math.abs(score);
