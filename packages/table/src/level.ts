/** How strong a computer player is, weakest first; every game has all of them. */
export const LEVELS = [
  'novice',
  'apprentice',
  'mason',
  'builder',
  'foreman',
  'architect',
  'daedalus',
  'titan',
] as const;
/** One of them. */
export type Level = (typeof LEVELS)[number];
