/** How strong the computer plays, weakest first. */
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
export type Level = (typeof LEVELS)[number];
